import '@/app/site-styles';
import { LegalPage, us } from '@/app/[lng]/(site)/_reading/legal-page';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { getT } from '@/i18n/server';
import { art } from '@/ui/show/art';

const path = '/terms-and-conditions';
const asOf = '2026-11-22';
const articles = [
  'booking',
  'price',
  'cancel',
  'operator',
  'fit',
  'health',
  'conduct',
  'kit',
  'liability',
  'account',
  'law',
] as const;

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'terms');
  return pageMetadata({ lng, path, title: t('metaTitle'), description: t('metaDescription') });
}

export default async function TermsPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'terms');
  const party = await us();
  return (
    <LegalPage
      lng={lng}
      path={path}
      text="terms"
      asOf={asOf}
      picture={art.boatDay}
      articles={articles.map((id) => ({ id, title: t(`section.${id}.title`), text: t(`section.${id}.text`, party) }))}
    />
  );
}
