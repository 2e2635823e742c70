import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { notFound } from 'next/navigation';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { BoardPage } from '@/features/day-board/planner/ui/board-page';
import { boardPath } from '@/features/day-board/planner/ui/paths';
import { dayListPath } from '@/features/orders/ui/staff-paths';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { isDay, plusDays } from '@/shared/time/days';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { ButtonLink } from '@/ui/action/button-link';
import { Page as PageFrame } from '@/ui/layout/page';

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
  const { t } = await getT(lng, 'outings-admin');
  return (
    <PageFrame
      title={t('board.titleOn', { day: formatDay(date, lng, 'full') })}
      back={<BackLink href={localePath(lng, '/admin/schedule')} label={t('board.back')} />}
      actions={
        <>
          <ButtonLink
            href={boardPath(lng, plusDays(date, -1))}
            prefetch={false}
            aria-label={t('board.previous')}
            icon={<IconChevronLeft aria-hidden="true" />}
          />
          <ButtonLink
            href={boardPath(lng, plusDays(date, 1))}
            prefetch={false}
            aria-label={t('board.next')}
            icon={<IconChevronRight aria-hidden="true" />}
          />
          <ButtonLink href={dayListPath(lng, date)} prefetch={false}>
            {t('board.list')}
          </ButtonLink>
        </>
      }
    >
      <BoardPage key={date} lng={lng} date={date} />
    </PageFrame>
  );
}
