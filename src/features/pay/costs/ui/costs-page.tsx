'use client';
import type { CostKind, CostsView } from '@/features/pay/costs/schema';
import { DatedTable } from '@/features/pay/ui/dated-table';
import css from '@/features/pay/ui/pay.module.css';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { trpc } from '@/trpc/react';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useNotify } from '@/ui/feedback/use-notify';
import { Panel } from '@/ui/show/panel';
import { CostForm } from './cost-form';

type Props = {
  lng: Locale;
  view: CostsView;
  title: string;
  kinds: readonly [CostKind, ...CostKind[]];
  ofBoats: boolean;
};

function Costs({ lng, view, title, kinds, ofBoats }: Props) {
  const { t } = useT('pay-admin');
  const toast = useNotify();
  const { pay } = trpc.useUtils().admin;
  const remove = trpc.admin.pay.remove_cost.useMutation({
    onSuccess: ({ message }) => toast.done(message),
    onError: toast.refused,
    onSettled: () => pay.invalidate(),
  });
  const rows = view.costs
    .filter(({ boat }) => (boat !== null) === ofBoats)
    .map(({ boat, kind, ...cost }) => ({ ...cost, name: boat?.name ?? title, kind: t(`costs.kinds.${kind}`) }));
  return (
    <Panel title={title} className={css.panel}>
      {rows.length === 0 ? (
        <EmptyState title={t('costs.none')} />
      ) : (
        <DatedTable
          lng={lng}
          caption={title}
          headings={{ name: ofBoats ? t('costs.boat') : t('costs.people'), kind: t('costs.kind') }}
          rows={rows}
          removeTitle={t('costs.removeTitle')}
          remove={(uuid) => remove.mutate({ uuid })}
        />
      )}
      {(!ofBoats || view.boats.length > 0) && <CostForm kinds={kinds} boats={ofBoats ? view.boats : null} />}
    </Panel>
  );
}

/** Edits the usual costs of outings. */
export function CostsPage({ lng }: { lng: Locale }) {
  const { t } = useT('pay-admin');
  const { t: ui } = useT('ui');
  const costs = trpc.admin.pay.costs.useQuery();
  if (costs.isError)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void costs.refetch()}
        busy={costs.isFetching}
      />
    );
  if (!costs.data) return <Skeleton lines={6} />;
  return (
    <div className={css.page}>
      <Costs lng={lng} view={costs.data} title={t('costs.boats')} kinds={['boat', 'fuel']} ofBoats />
      <Costs lng={lng} view={costs.data} title={t('costs.people')} kinds={['fees', 'lunch']} ofBoats={false} />
    </div>
  );
}
