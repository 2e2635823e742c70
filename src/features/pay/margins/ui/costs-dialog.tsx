'use client';
import { Modal } from '@mantine/core';
import { type MarginRow, outingCostsForm } from '@/features/pay/margins/schema';
import css from '@/features/pay/ui/pay.module.css';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { MoneyField } from '@/ui/form/money-field';
import { useZodForm } from '@/ui/form/use-zod-form';

type Props = { row: MarginRow; name: string; close: () => void };

function CostsForm({ row, close }: Props) {
  const { t } = useT('pay-admin');
  const toast = useNotify();
  const { pay } = trpc.useUtils().admin;
  const usual = { boat: null, fuel: null, fees: null, lunch: null };
  const { form, refusal, showRefusal, submit } = useZodForm(outingCostsForm, row.outing?.own ?? usual);
  const save = trpc.admin.pay.set_outing_costs.useMutation({
    onSuccess({ message }) {
      toast.done(message);
      close();
      return pay.invalidate();
    },
    onError: showRefusal,
  });
  const { part = null, departure = null } = row.outing ?? {};
  const outing = { date: row.date ?? '', vehicle: row.vehicle?.uuid ?? null, part, departure };
  return (
    <form noValidate className={css.form} onSubmit={submit((costs) => save.mutate({ ...outing, ...costs }))}>
      <p>{t('margins.enterHint')}</p>
      <div className={css.row}>
        {(['boat', 'fuel', 'fees', 'lunch'] as const).map((kind) => (
          <MoneyField key={kind} form={form} path={kind} label={t(`costs.kinds.${kind}`)} />
        ))}
      </div>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div>
        <Button type="submit" look="solid" busy={save.isPending}>
          {t('margins.save')}
        </Button>
      </div>
    </form>
  );
}

/** Edits an outing's own costs. */
export function CostsDialog(props: Props) {
  const { t } = useT('pay-admin');
  return (
    <Modal
      opened
      onClose={props.close}
      title={t('margins.enterOf', { name: props.name })}
      closeButtonProps={{ 'aria-label': t('margins.cancel') }}
    >
      <CostsForm {...props} />
    </Modal>
  );
}
