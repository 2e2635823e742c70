import '../../../site-styles';
import { getT } from '@/i18n/server';
import { dayInWords } from '@/shared/dates';
import { operator } from '@/shared/operator';
import { Band } from '@/ui/layout/band';
import { art } from '@/ui/show/art';
import { pageMetadata } from '../../../page-metadata';
import { lngOf, type PageProps } from '../../lng';
import { Articles } from '../_reading/articles';
import { PageHead } from '../_reading/page-head';

const path = '/privacy-policy';
const asOf = '2026-11-01';
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
  const { street, town, region, postcode } = operator.address;
  const us = { operator: operator.name, email: operator.email, address: `${street}, ${town}, ${region} ${postcode}` };
  return (
    <>
      <PageHead
        lng={lng}
        path={path}
        name={t('title')}
        title={t('title')}
        lead={t('lead')}
        picture={art.wallDropOff}
        alt=""
      />
      <Band depth="surface">
        <Articles
          contents={t('contents')}
          note={t('asOf', { date: dayInWords(asOf, lng) })}
          articles={articles.map((id) => ({ id, title: t(`section.${id}.title`), text: t(`section.${id}.text`, us) }))}
        />
      </Band>
    </>
  );
}
