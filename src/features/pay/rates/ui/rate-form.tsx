'use client';
import { Select } from '@mantine/core';
import type { CrewRole } from '@/features/crew/schema';
import { newRate, type RateKind, rateKinds } from '@/features/pay/rates/schema';
import css from '@/features/pay/ui/pay.module.css';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { DateField } from '@/ui/form/date-field';
import { MoneyField } from '@/ui/form/money-field';
import { useZodForm } from '@/ui/form/use-zod-form';

type Props = { member: string | null; roles: readonly CrewRole[] };

/** Adds a rate from a day on, for a role or for one member in a role. */
export function RateForm({ member, roles }: Props) {
  const { t } = useT('pay-admin');
  const { t: crew } = useT('crew-admin');
  const toast = useNotify();
  const { pay } = trpc.useUtils().admin;
  const { form, refusal, showRefusal, submit } = useZodForm(newRate, {
    member,
    role: roles[0] as CrewRole,
    kind: 'day' as RateKind,
    amount: null as number | null,
    from: '',
  });
  const add = trpc.admin.pay.create_rate.useMutation({
    onSuccess({ message }) {
      toast.done(message);
      void pay.invalidate();
    },
    onError: showRefusal,
  });
  return (
    <form
      noValidate
      className={css.form}
      aria-label={t('rates.addTitle')}
      onSubmit={submit((rate) => add.mutate(rate))}
    >
      <h2>{t('rates.addTitle')}</h2>
      <div className={css.row}>
        <Select
          key={form.key('role')}
          {...form.getInputProps('role')}
          label={t('rates.role')}
          data={roles.map((value) => ({ value, label: crew(`role.${value}`) }))}
          allowDeselect={false}
        />
        <Select
          key={form.key('kind')}
          {...form.getInputProps('kind')}
          label={t('rates.kind')}
          data={rateKinds.map((value) => ({ value, label: t(`rates.per.${value}`) }))}
          allowDeselect={false}
        />
        <MoneyField form={form} path="amount" label={t('dated.amount')} description={t('dated.amountHint')} />
        <DateField key={form.key('from')} {...form.getInputProps('from')} label={t('dated.from')} required />
      </div>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div>
        <Button type="submit" size="s" busy={add.isPending}>
          {t('dated.add')}
        </Button>
      </div>
    </form>
  );
}
