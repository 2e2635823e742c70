import { operator } from '@/config/operator';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { Band } from '@/ui/layout/band';
import type { PictureSource } from '@/ui/show/art';
import { type Article, Articles } from './articles';
import { PageHead } from './page-head';

const { street, town, region, postcode } = operator.address;
/** The operator as a party to the terms, as the articles name it. */
export const us = {
  operator: operator.name,
  email: operator.email,
  address: `${street}, ${town}, ${region} ${postcode}`,
};

/** Terms, article by article, with the date since which they are in force. */
export async function LegalPage(props: {
  lng: Locale;
  path: string;
  text: 'privacy' | 'terms';
  articles: Article[];
  asOf: string;
  picture: PictureSource;
}) {
  const { lng, path, text, articles, asOf, picture } = props;
  const { t } = await getT(lng, text);
  return (
    <>
      <PageHead lng={lng} path={path} name={t('title')} title={t('title')} lead={t('lead')} picture={picture} alt="" />
      <Band depth="surface">
        <Articles contents={t('contents')} note={t('asOf', { date: formatDay(asOf, lng) })} articles={articles} />
      </Band>
    </>
  );
}
