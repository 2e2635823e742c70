import type { ReactNode } from 'react';
import { env } from '@/env';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import type { Locale } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { ShareButton } from '@/ui/action/share-button';
import { shareTexts } from '@/ui/action/share-texts';
import { JsonLd } from '@/ui/json-ld';
import { Hero } from '@/ui/layout/hero';
import { PicturesLink } from '@/ui/lightbox/gallery';
import { LightboxLinks } from '@/ui/lightbox/lightbox-links';
import { coverOf, toSource } from '@/ui/show/cover';
import { Assurances } from './assurances';
import { BookingBox, BookingFoot } from './booking-box';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { Ticks } from './inclusions';
import { ProductFacts, ProductTerms } from './product-facts';
import { productJsonLd } from './product-json-ld';
import css from './product-page.module.css';
import { ProductSea, type SeaSections } from './product-sea';
import { ProductStory } from './product-story';

type Props = SeaSections & {
  lng: Locale;
  product: ProductDetail;
  crumbs: Crumb[];
  /** Choices inside the booking box, price rules for readers who see prices, and the bar at the foot. */
  booking?: { box: ReactNode; rules: ReactNode; bar: ReactNode };
  /** Replaces the area above the title. */
  over?: ReactNode;
};

export async function ProductPage({ lng, product, crumbs, booking, over, ...sections }: Props) {
  const { t } = await getT(lng, 'catalogue');
  const { t: common } = await getT(lng, 'common');
  const { area, pictures } = product;
  const { identity } = await getShop();
  const [first] = pictures;
  return (
    <article className={css.page} data-trip={product.title}>
      <JsonLd
        of={productJsonLd({
          lng,
          product,
          crumbs,
          origin: env.APP_URL,
          seller: identity.name,
          depthName: t('facts.depth'),
        })}
      />
      <LightboxLinks labels={{ close: t('lightbox.close'), back: t('lightbox.back'), next: t('lightbox.next') }}>
        <div className={css.head}>
          <Hero
            picture={coverOf(product)}
            alt={product.cover?.alt ?? ''}
            title={typeset(product.title)}
            crumbs={<Breadcrumb label={t('breadcrumb.label')} crumbs={crumbs} />}
            over={over ?? (area && t(`area.${area}`))}
            share={<ShareButton texts={shareTexts(common)} isRound />}
            pictures={
              first &&
              pictures.length > 1 && (
                <PicturesLink
                  first={{ ...toSource(first), alt: first.alt }}
                  label={t('detail.pictures', { count: pictures.length })}
                />
              )
            }
            isBesideBox
          />
        </div>
        <div className={css.facts}>
          <ProductFacts lng={lng} product={product} />
        </div>
        <div className={css.rail}>
          <BookingBox lng={lng} product={product} booking={booking?.box} />
        </div>
        <div className={css.main}>
          <p className={css.lead}>{typeset(product.summary)}</p>
          <ul className={css.ticks} aria-label={t('glance.title')}>
            <Ticks product={product} />
          </ul>
          <ul className={css.assurances}>
            <Assurances lng={lng} product={product} />
          </ul>
          <ProductTerms lng={lng} product={product} />
          {booking?.rules}
          <ProductStory lng={lng} product={product} />
        </div>
      </LightboxLinks>
      <div className={css.low}>
        <div className={css.sea}>
          <ProductSea lng={lng} product={product} {...sections} />
        </div>
        <BookingFoot lng={lng} product={product} booking={booking?.bar} />
      </div>
    </article>
  );
}
