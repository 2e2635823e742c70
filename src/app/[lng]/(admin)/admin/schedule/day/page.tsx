import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { DayList } from '@/features/order-desk/ui/day-list';
import { DayListTools } from '@/features/order-desk/ui/day-list-tools';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { z } from '@/shared/schema/zod';
import { formatDay } from '@/shared/time/dates';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'orders-admin');
  return { title: t('day.title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  const { calls } = await enterPage({ lng, path: '/admin/schedule/day', guards: ['auth', 'admin'] });
  // An invalid day is ignored; the page then shows tomorrow.
  const { data: date } = z.iso.date().safeParse((await props.searchParams).date);
  const list = await calls.admin.orders.day({ date });
  const { t } = await getT(lng, 'orders-admin');
  return (
    <PageFrame
      title={t('day.of', { day: formatDay(list.date, lng, 'full') })}
      back={<BackLink href={localePath(lng, '/admin/schedule')} label={t('day.back')} />}
      actions={<DayListTools lng={lng} date={list.date} />}
    >
      <DayList lng={lng} list={list} />
    </PageFrame>
  );
}
