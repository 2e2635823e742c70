import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ClosureForm } from '@/features/availability/admin/closures/ui/closure-form';
import { closuresPath } from '@/features/availability/admin/closures/ui/paths';
import { getT } from '@/i18n/server';
import { z } from '@/shared/schema/zod';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'availability-admin');
  return { title: t('closures.new') };
}

const dayOf = (value: unknown) => z.iso.date().safeParse(value).data ?? '';

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/schedule/closures/create', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'availability-admin');
  const { from, to } = await props.searchParams;
  return (
    <PageFrame
      title={t('closures.new')}
      back={<BackLink href={closuresPath(lng)} label={t('closures.title')} />}
      narrow
    >
      <ClosureForm lng={lng} days={{ from: dayOf(from), to: dayOf(to) }} />
    </PageFrame>
  );
}
