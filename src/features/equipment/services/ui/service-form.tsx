'use client';
import { TextInput } from '@mantine/core';
import { conditions, type UnitView } from '@/features/equipment/schema';
import { serviceForm, serviceKinds } from '@/features/equipment/services/schema';
import css from '@/features/equipment/ui/equipment.module.css';
import { useT } from '@/i18n/client';
import type { z } from '@/shared/schema/zod';
import { dayAt } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { DateField } from '@/ui/form/date-field';
import { MoneyField } from '@/ui/form/money-field';
import { useZodForm } from '@/ui/form/use-zod-form';
import { Panel } from '@/ui/show/panel';

const blank: z.input<typeof serviceForm> = {
  ...{ kind: 'service', date: '', done_by: '', cost: null, note: '', condition: 'ok' },
};

export function ServiceForm({ unit: { uuid, kind } }: { unit: Pick<UnitView, 'uuid' | 'kind'> }) {
  const { t } = useT('equipment-admin');
  const toast = useNotify();
  const { equipment } = trpc.useUtils().admin;
  const { form, refusal, showRefusal, submit } = useZodForm(serviceForm, blank);
  const add = trpc.admin.equipment.record_service.useMutation({
    onSuccess() {
      toast.done(t('service.added'));
      form.reset();
      void equipment.invalidate();
    },
    onError: showRefusal,
  });
  const possible = serviceKinds.filter((one) => kind === 'tank' || one === 'service' || one === 'repair');
  return (
    <Panel title={t('service.title')} className={css.panel}>
      <form
        noValidate
        className={css.fields}
        aria-label={t('service.title')}
        onSubmit={submit((values) => add.mutate({ ...values, uuid }))}
      >
        <div className={css.row}>
          <ChoiceSelect
            key={form.key('kind')}
            {...form.getInputProps('kind')}
            label={t('service.kindLabel')}
            data={possible.map((value) => ({ value, label: t(`service.kind.${value}`) }))}
          />
          <DateField
            key={form.key('date')}
            {...form.getInputProps('date')}
            label={t('service.date')}
            last={dayAt(new Date())}
            required
          />
          <TextInput
            key={form.key('done_by')}
            {...form.getInputProps('done_by')}
            label={t('service.done_by')}
            required
          />
          <MoneyField form={form} path="cost" label={t('service.cost')} />
          <TextInput key={form.key('note')} {...form.getInputProps('note')} label={t('service.note')} />
          <ChoiceSelect
            key={form.key('condition')}
            {...form.getInputProps('condition')}
            label={t('service.condition')}
            data={conditions.map((value) => ({ value, label: t(`condition.${value}`) }))}
          />
        </div>
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <div>
          <Button type="submit" size="s" busy={add.isPending}>
            {t('service.add')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
