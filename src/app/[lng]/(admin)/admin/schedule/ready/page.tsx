import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { dayListPath } from '@/features/orders/ui/staff-paths';
import { ReadyDay } from '@/features/ready/ui/ready-day';
import { getT } from '@/i18n/server';
import { z } from '@/shared/schema/zod';
import { formatDay } from '@/shared/time/dates';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'ready');
  return { title: t('title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/admin/schedule/ready', guards: ['auth', 'admin'] });
  // An invalid day is ignored; the page then shows tomorrow.
  const { data: date } = z.iso.date().safeParse((await props.searchParams).date);
  const day = await calls.admin.orders.ready({ date });
  const { t } = await getT(lng, 'ready');
  return (
    <PageFrame
      title={t('day.title', { day: formatDay(day.date, lng, 'full') })}
      back={<BackLink href={dayListPath(lng, day.date)} label={t('day.back')} />}
    >
      <ReadyDay lng={lng} day={day} />
    </PageFrame>
  );
}
