import type { ReactNode } from 'react';
import { env } from '@/env';
import { BaliMap } from '@/features/catalogue/map/ui/bali-map';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { getShop } from '@/shop/server';
import { JsonLd } from '@/ui/json-ld';
import { Band } from '@/ui/layout/band';
import { Section } from '@/ui/layout/section';
import { coverOf } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';
import { AddOns } from './add-ons';
import { BookingBox, BookingFoot } from './booking-box';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { Creatures } from './creatures';
import { Glance } from './glance';
import { Inclusions } from './inclusions';
import { Itinerary } from './itinerary';
import { Photographs } from './photographs';
import { ProductFacts } from './product-facts';
import { productJsonLd } from './product-json-ld';
import css from './product-page.module.css';
import { Questions } from './questions';
import { isInTheSea } from './sea';
import { SiteList } from './site-list';

type Props = {
  lng: Locale;
  product: ProductDetail;
  crumbs: Crumb[];
  /** Choices inside the booking box, and the bar that opens it on a phone. */
  booking?: { box: ReactNode; bar: ReactNode } | null;
  /** Additional sections, such as the ladder of a course or the career path. */
  around?: ReactNode;
  /** Content at the end of the page. */
  after?: ReactNode;
};

const hasClock = ({ itinerary }: ProductDetail) => itinerary.some(({ at }) => at.includes(':'));

export async function ProductPage({ lng, product, crumbs, booking, around, after }: Props) {
  const { t } = await getT(lng, 'catalogue');
  const { area, body, itinerary, locations: sites, faqs, add_ons, video_url } = product;
  const inTheSea = isInTheSea(product);
  const { identity } = await getShop();
  return (
    <article data-trip={product.title}>
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
      {product.pictures.length > 1 ? (
        <Photographs lng={lng} pictures={product.pictures} videoUrl={video_url} />
      ) : (
        <Picture
          className={css.picture}
          of={coverOf(product)}
          alt={product.cover?.alt ?? ''}
          tall="clamp(14rem, 48vh, 32rem)"
          first
        />
      )}
      <div className={css.page}>
        <div className={css.top}>
          <Band depth="surface">
            <div className={css.column}>
              <Breadcrumb label={t('breadcrumb.label')} crumbs={crumbs} />
              {area && <p className={css.area}>{t(`area.${area}`)}</p>}
              <h1>{typeset(product.title)}</h1>
              <p className={css.promise}>{typeset(product.summary)}</p>
              <Glance lng={lng} product={product} />
              <ProductFacts lng={lng} product={product} />
              {inTheSea && (
                <div className={css.life}>
                  <Creatures lng={lng} life={product.life} most={6} />
                </div>
              )}
            </div>
          </Band>
        </div>
        <div className={css.side}>
          <BookingBox lng={lng} product={product} booking={booking?.box} />
        </div>
        <div className={css.rest}>
          <Band depth="shallow">
            <div className={css.column}>
              {itinerary.length > 0 && (
                <Section title={t(hasClock(product) ? 'detail.day' : 'detail.course')}>
                  <Itinerary lng={lng} product={product} />
                </Section>
              )}
              <Section title={t('detail.about')}>
                <div className={css.body}>
                  {body.map((paragraph) => (
                    <p key={paragraph}>{typeset(paragraph)}</p>
                  ))}
                  {video_url && (
                    <p>
                      <a href={video_url} rel="noopener">
                        {t('detail.video')}
                      </a>
                    </p>
                  )}
                </div>
              </Section>
              <div className={css.inclusions}>
                <Inclusions lng={lng} included={product.included} excluded={product.excluded} />
              </div>
            </div>
          </Band>
          {inTheSea && sites.length > 0 && (
            <Band depth="reef">
              <div className={css.column}>
                <Section title={t('detail.sites')} intro={sites.length > 1 && t('detail.sitesIntro')}>
                  <div className={css.sites}>
                    <BaliMap
                      lng={lng}
                      label={t('detail.map')}
                      pins={sites.map(({ name, position, slug }) => ({
                        name: typeset(name),
                        position,
                        href: localePath(lng, `/locations/${slug}`),
                      }))}
                    />
                    <SiteList lng={lng} sites={sites} />
                  </div>
                </Section>
              </div>
            </Band>
          )}
          {(around || after || add_ons.length > 0 || faqs.length > 0) && (
            <Band depth="deep">
              <div className={css.column}>
                {around}
                {add_ons.length > 0 && (
                  <Section title={t('detail.addOns')}>
                    <AddOns lng={lng} product={product} />
                  </Section>
                )}
                {faqs.length > 0 && (
                  <Section title={t('detail.questions')}>
                    <Questions questions={faqs} />
                  </Section>
                )}
                {after}
              </div>
            </Band>
          )}
        </div>
        <BookingFoot lng={lng} product={product} booking={booking?.bar} />
      </div>
    </article>
  );
}
