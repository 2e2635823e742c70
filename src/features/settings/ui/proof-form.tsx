'use client';
import { Checkbox, TextInput } from '@mantine/core';
import type { SettingsView } from '@/features/settings/schema';
import { useT } from '@/i18n/client';
import { markNames, paymentMarks } from '@/shared/shop/proof';
import { type Shop, sections } from '@/shared/shop/sections';
import { trpc } from '@/trpc/react';
import { EditForm } from '@/ui/form/edit-form';
import { Panel } from '@/ui/show/panel';
import css from './settings.module.css';
import { useSectionForm } from './use-section-form';

function toForm({ proof: { version, ...values } }: SettingsView): Shop['proof'] {
  return values;
}

export function ProofForm({ settings }: { settings: SettingsView }) {
  const { t } = useT('settings-admin');
  const save = trpc.admin.shop.save_proof.useMutation();
  const editing = useSectionForm<Shop['proof']>({
    section: 'proof',
    schema: sections.proof,
    settings,
    toForm,
    save: (values, version) => save.mutateAsync({ ...values, version }),
  });
  const { form } = editing;
  return (
    <EditForm editing={editing}>
      <Panel>
        <div className={css.fields}>
          <p className={css.hint}>{t('proof.hint')}</p>
          <div className={css.row}>
            <TextInput key={form.key('insurer')} {...form.getInputProps('insurer')} label={t('proof.insurer')} />
            <TextInput key={form.key('policy')} {...form.getInputProps('policy')} label={t('proof.policy')} />
          </div>
          <Checkbox
            key={form.key('oxygen')}
            {...form.getInputProps('oxygen', { type: 'checkbox' })}
            label={t('proof.oxygen')}
          />
          <Checkbox.Group key={form.key('payments')} {...form.getInputProps('payments')} label={t('proof.payments')}>
            <div className={css.ticks}>
              {markNames.map((mark) => (
                <Checkbox key={mark} value={mark} label={paymentMarks[mark]} />
              ))}
            </div>
          </Checkbox.Group>
        </div>
      </Panel>
    </EditForm>
  );
}
