'use client';
import { type CrewRole, crewRoles } from '@/features/crew/schema';
import { DatedTable } from '@/features/pay/ui/dated-table';
import css from '@/features/pay/ui/pay.module.css';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useNotify } from '@/ui/feedback/use-notify';
import { RateForm } from './rate-form';

type Props = {
  lng: Locale;
  /** Without a member, shows the rates of the roles. */
  member?: { uuid: string; roles: readonly CrewRole[] };
};

export function RatesPanel({ lng, member }: Props) {
  const { t } = useT('pay-admin');
  const { t: crew } = useT('crew-admin');
  const { t: ui } = useT('ui');
  const toast = useNotify();
  const { pay } = trpc.useUtils().admin;
  const rates = trpc.admin.pay.rates.useQuery(member ? { member: member.uuid } : {});
  const remove = trpc.admin.pay.remove_rate.useMutation({
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.refused,
    onSettled: () => pay.invalidate(),
  });
  if (rates.isError)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void rates.refetch()}
        busy={rates.isFetching}
      />
    );
  if (!rates.data) return <Skeleton lines={4} />;
  const roles = member?.roles ?? crewRoles;
  const rows = rates.data.rates
    .filter(({ role, member: whose }) => whose !== null || roles.includes(role))
    .map(({ role, kind, member: whose, ...rate }) => ({
      ...{ ...rate, name: crew(`role.${role}`), kind: t(`rates.per.${kind}`) },
      ...(member && { note: whose ? t('rates.own') : t('rates.ofRole'), isFixed: whose === null }),
    }));
  return (
    <div className={css.panel}>
      {rows.length === 0 ? (
        <EmptyState title={t('rates.none')} />
      ) : (
        <DatedTable
          lng={lng}
          caption={t('rates.title')}
          headings={{ name: t('rates.role'), kind: t('rates.kind') }}
          rows={rows}
          removeTitle={t('rates.removeTitle')}
          remove={(uuid) => remove.mutate({ uuid })}
        />
      )}
      <RateForm member={member?.uuid ?? null} roles={roles} />
    </div>
  );
}
