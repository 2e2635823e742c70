import { notFound } from 'next/navigation';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { boardPath } from '@/features/day-board/planner/ui/paths';
import { GasDay } from '@/features/equipment/gas/ui/gas-day';
import { PrintButton } from '@/features/orders/ui/print-button';
import { getT } from '@/i18n/server';
import { formatDay } from '@/shared/time/dates';
import { isDay } from '@/shared/time/days';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ date: string }>;

export async function generateMetadata(props: Props) {
  const { t } = await getT(await lngOf(props), 'equipment-admin');
  return { title: t('gas.title') };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { date } = await props.params;
  const { calls } = await enterPage({ lng, path: `/admin/schedule/${date}/gas`, guards: ['auth', 'admin'] });
  if (!isDay(date)) notFound();
  const view = await calls.admin.gas.day({ date });
  const { t } = await getT(lng, 'equipment-admin');
  const { t: board } = await getT(lng, 'outings-admin');
  return (
    <PageFrame
      title={t('gas.titleOn', { day: formatDay(date, lng, 'full') })}
      back={<BackLink href={boardPath(lng, date)} label={board('board.title')} />}
      actions={<PrintButton label={t('packing.print')} />}
    >
      <GasDay view={view} />
    </PageFrame>
  );
}
