'use client';
import { Modal, TextInput } from '@mantine/core';
import { brokenConditions, faultForm, type IssueView } from '@/features/equipment/issues/schema';
import css from '@/features/equipment/ui/equipment.module.css';
import { useT } from '@/i18n/client';
import type { z } from '@/shared/schema/zod';
import { Button } from '@/ui/action/button';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { useZodForm } from '@/ui/form/use-zod-form';

type Fault = z.output<typeof faultForm>;
const blank: Fault = { fault: '', condition: 'out_of_order' };

type Props = { issue: IssueView; busy: boolean; onClose: () => void; onSave: (fault: Fault) => void };

function FaultForm({ issue, busy, onSave }: Omit<Props, 'onClose'>) {
  const { t } = useT('equipment-admin');
  const { form, submit } = useZodForm(faultForm, blank);
  return (
    <form noValidate className={css.fields} onSubmit={submit(onSave)}>
      <TextInput
        key={form.key('fault')}
        {...form.getInputProps('fault')}
        label={t('return.fault')}
        data-autofocus
        required
      />
      <ChoiceSelect
        key={form.key('condition')}
        {...form.getInputProps('condition')}
        label={t('field.condition')}
        data={brokenConditions.map((value) => ({ value, label: t(`condition.${value}`) }))}
      />
      <div>
        <Button type="submit" look="solid" busy={busy}>
          {t('return.backOf', { tag: issue.unit.tag })}
        </Button>
      </div>
    </form>
  );
}

export function FaultDialog({ onClose, ...props }: Props) {
  const { t } = useT('equipment-admin');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('return.brokenOf', { tag: props.issue.unit.tag })}
      closeButtonProps={{ 'aria-label': t('scan.close') }}
    >
      <FaultForm {...props} />
    </Modal>
  );
}
