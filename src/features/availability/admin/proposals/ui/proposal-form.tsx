'use client';
import { Checkbox } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { OrdersConcerned } from '@/features/availability/admin/closures/ui/orders-concerned';
import { closurePath } from '@/features/availability/admin/closures/ui/paths';
import { confirmProposalInput, type ProposalView } from '@/features/availability/admin/proposals/schema';
import { useDayChange } from '@/features/availability/admin/schedule/ui/use-day-change';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/notify';
import { DateField } from '@/ui/form/date-field';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './proposals.module.css';

type Props = { lng: Locale; proposal: ProposalView; prefill: Day; name: string; onDismissed: () => void };

/** Shows the editable day, the orders on it, and the two decisions. */
export function ProposalForm({ lng, proposal: { proposal, kind, areas }, prefill, name, onDismissed }: Props) {
  const { t } = useT('availability-admin');
  const router = useRouter();
  const refreshDays = useDayChange();
  const first = { proposal, date: prefill, night_before: false };
  const [typed, setTyped] = useState(first);
  const { form, refusal, showRefusal, submit } = useZodForm(confirmProposalInput, first, setTyped);
  const confirm = trpc.admin.closures.proposals.confirm.useMutation({
    onSuccess: ({ uuid, from }) => {
      notify({ type: 'success', title: t('proposals.confirmed'), text: `${name}: ${formatDay(from, lng)}` });
      router.push(closurePath(lng, uuid));
    },
    onError: showRefusal,
    onSettled: refreshDays,
  });
  const dismiss = trpc.admin.closures.proposals.dismiss.useMutation({
    onSuccess: ({ message }) => {
      notify({ type: 'success', title: t('proposals.saved'), text: message });
      onDismissed();
    },
    onError: showRefusal,
    onSettled: refreshDays,
  });
  return (
    <form
      noValidate
      className={css.form}
      aria-label={name}
      onSubmit={submit((values) => {
        if (!confirm.isPending) confirm.mutate(values);
      })}
    >
      <DateField
        key={form.key('date')}
        {...form.getInputProps('date')}
        className={css.date}
        label={t('proposals.date')}
      />
      {kind === 'nyepi' && (
        <Checkbox
          key={form.key('night_before')}
          {...form.getInputProps('night_before', { type: 'checkbox' })}
          label={t('closures.nightBefore')}
          description={t('closures.nightBeforeHint')}
        />
      )}
      <OrdersConcerned lng={lng} from={typed.date} to={typed.date} areas={areas} night_before={typed.night_before} />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div className={css.actions}>
        <Button type="submit" look="solid" busy={confirm.isPending} aria-label={t('proposals.confirmOf', { name })}>
          {t('proposals.confirm')}
        </Button>
        <Button
          busy={dismiss.isPending}
          aria-label={t('proposals.dismissOf', { name })}
          onClick={() => dismiss.mutate({ proposal })}
        >
          {t('proposals.dismiss')}
        </Button>
      </div>
    </form>
  );
}
