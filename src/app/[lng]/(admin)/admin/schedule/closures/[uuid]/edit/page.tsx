import { notFound } from 'next/navigation';
import { ifFound } from '@/app/[lng]/if-found';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { ClosureForm } from '@/features/availability/admin/closures/ui/closure-form';
import { closuresPath } from '@/features/availability/admin/closures/ui/paths';
import { getT } from '@/i18n/server';
import { z } from '@/shared/schema/zod';
import { enterPage } from '@/trpc/server';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ uuid: string }>;

export async function generateMetadata(props: Props) {
  const { t } = await getT(await lngOf(props), 'availability-admin');
  return { title: t('closures.edit') };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { uuid } = await props.params;
  const path = `/admin/schedule/closures/${uuid}/edit`;
  const isValid = z.uuid().safeParse(uuid).success;
  const { calls } = await enterPage({ lng, path, guards: ['auth', 'admin'], isValid });
  const closure = (await ifFound(calls.admin.closures.get({ uuid }))) ?? notFound();
  const { t } = await getT(lng, 'availability-admin');
  return (
    <PageFrame
      title={t('closures.edit')}
      back={<BackLink href={closuresPath(lng)} label={t('closures.title')} />}
      narrow
    >
      <ClosureForm lng={lng} closure={closure} />
    </PageFrame>
  );
}
