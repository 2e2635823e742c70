import { productPath } from '@/features/catalogue/domain/product-path';
import type { ProductCard as Product } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { joinFacts } from '@/i18n/typography/no-break';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { coverOf } from '@/ui/show/cover';
import { DepthBar } from '@/ui/show/depth-bar';
import { PictureCard } from '@/ui/show/picture-card';
import { CardPrice } from './card-price';
import { Creatures } from './creatures';
import { currentOf, lengthOf } from './lengths';
import css from './product-card.module.css';
import { isInTheSea } from './sea';

/** A summary of a product; the entire card links to its page. */
export async function ProductCard(props: { lng: Locale; product: Product; as?: 'h2' | 'h3' }) {
  const { lng, product } = props;
  const { t } = await getT(lng, 'catalogue');
  const { area, depth, current, life } = product;
  const inTheSea = isInTheSea(product);
  const over = [area && t(`area.${area}`), lengthOf(product.duration_days, t)];
  const requirements = [
    product.dive_count > 0 && t('dives', { count: product.dive_count }),
    t(`level.${product.level}`),
    inTheSea && current !== null && currentOf(current, t),
  ];
  return (
    <PictureCard
      as={props.as}
      href={localePath(lng, productPath(product))}
      picture={coverOf(product)}
      alt=""
      over={joinFacts(over)}
      title={typeset(product.title)}
    >
      <p className={css.promise}>{typeset(product.summary)}</p>
      {inTheSea && depth && <DepthBar {...depth} label={t('depth', depth)} short={t('depthShort', depth)} />}
      <p className={css.requirements}>{joinFacts(requirements)}</p>
      <div className={css.foot}>
        {inTheSea && <Creatures lng={lng} life={life} />}
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
      </div>
    </PictureCard>
  );
}
