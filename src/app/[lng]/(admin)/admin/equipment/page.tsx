import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { outPath } from '@/features/equipment/ui/paths';
import { UnitList } from '@/features/equipment/ui/unit-list';
import { getT } from '@/i18n/server';
import { enterPage } from '@/trpc/server';
import { ButtonLink } from '@/ui/action/button-link';
import { Page as PageFrame } from '@/ui/layout/page';

export async function generateMetadata(props: PageProps) {
  const { t } = await getT(await lngOf(props), 'equipment-admin');
  return { title: t('title') };
}

export default async function Page(props: PageProps) {
  const lng = await lngOf(props);
  await enterPage({ lng, path: '/admin/equipment', guards: ['auth', 'admin'] });
  const { t } = await getT(lng, 'equipment-admin');
  return (
    <PageFrame title={t('title')} actions={<ButtonLink href={outPath(lng)}>{t('out.title')}</ButtonLink>}>
      <UnitList lng={lng} />
    </PageFrame>
  );
}
