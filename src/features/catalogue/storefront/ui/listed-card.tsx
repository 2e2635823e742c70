import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductCard as Product } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import type { Locale } from '@/shared/locale/locales';
import { CardCompare } from './card-compare';
import { CardDays, CardLink } from './card-days';
import { ProductCard } from './product-card';

type Props = {
  lng: Locale;
  product: Product;
  /** The form that the comparison belongs to; a listing without a comparison has none. */
  form?: string;
  /** Lets a link lead to the card. */
  id?: string | undefined;
};

/** Adds free days and a comparison to a card. */
export async function ListedCard({ lng, product, form, id }: Props) {
  const { slug } = product;
  const path = productPath(product);
  const title = typeset(product.title);
  const { t } = await getT(lng, 'catalogue');
  const dayTexts = {
    none: t('card.none'),
    left: t('card.left', { count: '{count}' }),
    seats: t('box.left', { count: '{count}' }),
  };
  return (
    <ProductCard
      lng={lng}
      product={product}
      id={id}
      as="h2"
      listed={{
        link: <CardLink lng={lng} slug={slug} path={path} title={title} />,
        days: <CardDays lng={lng} slug={slug} path={path} texts={dayTexts} />,
        compare: form && (
          <CardCompare slug={slug} form={form} label={t('card.compare')} name={t('card.compareTitle', { title })} />
        ),
      }}
    />
  );
}
