import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { mainAddress } from '@/shared/shop/reach';
import { formatDay } from '@/shared/time/dates';
import { getShop } from '@/shop/server';
import { Band } from '@/ui/layout/band';
import type { PictureSource } from '@/ui/show/art';
import { type Article, Articles } from './articles';
import { PageHead } from './page-head';

/** The operator as a party to the terms, as the articles name it. */
export async function us() {
  const { identity } = await getShop();
  const { street, town, region, postcode } = mainAddress(identity);
  return {
    operator: identity.name,
    email: identity.email,
    address: `${street}, ${town}, ${region} ${postcode}`,
  };
}

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
