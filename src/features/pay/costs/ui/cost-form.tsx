'use client';
import { Select } from '@mantine/core';
import { type CostKind, type CostsView, newCost } from '@/features/pay/costs/schema';
import css from '@/features/pay/ui/pay.module.css';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { DateField } from '@/ui/form/date-field';
import { MoneyField } from '@/ui/form/money-field';
import { useZodForm } from '@/ui/form/use-zod-form';

type Props = {
  kinds: readonly [CostKind, ...CostKind[]];
  /** Null for costs per person. */
  boats: CostsView['boats'] | null;
};

/** Adds a cost from a day on, per outing of a boat or van or per person. */
export function CostForm({ kinds, boats }: Props) {
  const { t } = useT('pay-admin');
  const toast = useNotify();
  const { pay } = trpc.useUtils().admin;
  const { form, refusal, showRefusal, submit } = useZodForm(newCost, {
    boat: boats?.[0]?.uuid ?? null,
    kind: kinds[0] as CostKind,
    amount: null as number | null,
    from: '',
  });
  const add = trpc.admin.pay.create_cost.useMutation({
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
      aria-label={t('costs.addTitle')}
      onSubmit={submit((cost) => add.mutate(cost))}
    >
      <h2>{t('costs.addTitle')}</h2>
      <div className={css.row}>
        {boats && (
          <Select
            key={form.key('boat')}
            {...form.getInputProps('boat')}
            label={t('costs.boat')}
            data={boats.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            allowDeselect={false}
            searchable
          />
        )}
        <Select
          key={form.key('kind')}
          {...form.getInputProps('kind')}
          label={t('costs.kind')}
          data={kinds.map((value) => ({ value, label: t(`costs.kinds.${value}`) }))}
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
