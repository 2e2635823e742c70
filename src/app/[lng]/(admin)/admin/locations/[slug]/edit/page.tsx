import { enterDiveSite } from '@/app/[lng]/(admin)/admin/locations/[slug]/_dive-site';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { DiveSiteEdit } from '@/features/catalogue/dive-sites/admin/ui/dive-site-form';
import { getT } from '@/i18n/server';
import { localePath } from '@/shared/locale/locales';
import { BackLink } from '@/ui/action/back-link';
import { Page as PageFrame } from '@/ui/layout/page';

type Props = PageProps<{ slug: string }>;

const entered = async (props: Props) => enterDiveSite(await lngOf(props), (await props.params).slug, 'edit');

export async function generateMetadata(props: Props) {
  const { t } = await getT(await lngOf(props), 'catalogue-admin');
  const { title } = await entered(props);
  return { title: `${t('nav.edit')}: ${title}` };
}

export default async function Page(props: Props) {
  const lng = await lngOf(props);
  const { site, title } = await entered(props);
  const { t } = await getT(lng, 'catalogue-admin');
  return (
    <PageFrame title={title} back={<BackLink href={localePath(lng, '/admin/locations')} label={t('location.back')} />}>
      <DiveSiteEdit lng={lng} site={site} />
    </PageFrame>
  );
}
