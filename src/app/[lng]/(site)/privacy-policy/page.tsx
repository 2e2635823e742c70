import '@/app/site-styles';
import { LegalPage, us } from '@/app/[lng]/(site)/_reading/legal-page';
import { lngOf, type PageProps } from '@/app/[lng]/lng';
import { pageMetadata } from '@/app/page-metadata';
import { getT } from '@/i18n/server';
import { art } from '@/ui/show/art';

const path = '/privacy-policy';
const asOf = '2026-11-22';
const articles = [
  'who',
  'what',
  'why',
  'security',
  'long',
  'others',
  'cookies',
  'rights',
  'children',
  'change',
] as const;

export async function generateMetadata(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'privacy');
  return pageMetadata({ lng, path, title: t('metaTitle'), description: t('metaDescription') });
}

export default async function PrivacyPage(props: PageProps) {
  const lng = await lngOf(props);
  const { t } = await getT(lng, 'privacy');
  const party = await us();
  return (
    <LegalPage
      lng={lng}
      path={path}
      text="privacy"
      asOf={asOf}
      picture={art.wallDropOff}
      articles={articles.map((id) => ({ id, title: t(`section.${id}.title`), text: t(`section.${id}.text`, party) }))}
    />
  );
}
