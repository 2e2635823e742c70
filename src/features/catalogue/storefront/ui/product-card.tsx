import type { ReactNode } from 'react';
import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductCard as Product } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { joinFacts } from '@/i18n/typography/no-break';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { coverOf } from '@/ui/show/cover';
import { DepthRuler } from '@/ui/show/depth-ruler';
import { PictureCard } from '@/ui/show/picture-card';
import { CardPrice } from './card-price';
import { Creatures } from './creatures';
import { currentOf, lengthOf } from './lengths';
import css from './product-card.module.css';
import { isInTheSea } from './sea';

/** Links to the product's page from anywhere on the card. */
export async function ProductCard(props: {
  lng: Locale;
  product: Product;
  as?: 'h2' | 'h3';
  id?: string | undefined;
  /** Additions in a listing with free days and a comparison. */
  listed?: { link: ReactNode; days: ReactNode; compare?: ReactNode };
}) {
  const { lng, product, listed } = props;
  const { t } = await getT(lng, 'catalogue');
  const { area, depth, current, life } = product;
  const inTheSea = isInTheSea(product);
  const facts = [
    lengthOf(product.duration_days, t),
    product.dive_count > 0 && t('dives', { count: product.dive_count }),
    t(`level.${product.level}`),
    inTheSea && current !== null && currentOf(current, t),
  ];
  return (
    <PictureCard
      as={props.as}
      id={props.id}
      href={localePath(lng, productPath(product))}
      link={listed?.link}
      picture={coverOf(product)}
      alt=""
      where={area && t(`area.${area}`)}
      ruler={inTheSea && depth && <DepthRuler {...depth} label={t('depth', depth)} short={t('depthShort', depth)} />}
      life={inTheSea && <Creatures lng={lng} life={life} />}
      title={typeset(product.title)}
      meta={joinFacts(facts)}
      lead={typeset(product.summary)}
    >
      {product.bookable && listed?.days}
      {(product.bookable || listed?.compare) && (
        <div className={css.base}>
          {product.bookable && (
            <CardPrice
              lng={lng}
              slug={product.slug}
              from={t('price.from', { price: '{price}' })}
              packages={
                product.divers_per_package === 1
                  ? t('box.perPerson')
                  : t('box.packages', { count: product.divers_per_package })
              }
              afterSignIn={t('price.afterSignIn')}
            />
          )}
          {listed?.compare}
        </div>
      )}
    </PictureCard>
  );
}
