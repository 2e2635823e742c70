import { notFound } from 'next/navigation';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { BoardPage } from '@/features/day-board/planner/ui/board-page';
import { dayListPath } from '@/features/orders/ui/staff-paths';
import { getT } from '@/i18n/server';
import { isDay } from '@/shared/time/days';
import { enterPage } from '@/trpc/server';

type Props = PageProps<{ date: string }>;

export async function generateMetadata(props: Props) {
  const { t } = await getT(await lngOf(props), 'outings-admin');
  return { title: t('board.title') };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { date } = await props.params;
  await enterPage({ lng, path: `/admin/schedule/${date}`, guards: ['auth', 'admin'] });
  if (!isDay(date)) notFound();
  return <BoardPage key={date} lng={lng} date={date} dayList={dayListPath(lng, date)} />;
}
