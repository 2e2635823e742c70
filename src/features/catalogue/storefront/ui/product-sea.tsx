import type { ReactNode } from 'react';
import { BaliMap } from '@/features/catalogue/map/ui/bali-map';
import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { Band } from '@/ui/layout/band';
import { Section } from '@/ui/layout/section';
import { Creatures } from './creatures';
import { ExtraRows } from './extra-rows';
import { AskLink } from './product-help';
import css from './product-page.module.css';
import { Questions } from './questions';
import { isInTheSea } from './sea';
import { SiteRows } from './site-rows';

export type SeaSections = {
  /** Additional sections, such as the ladder of a course or the career path. */
  around?: ReactNode;
  /** A section beside the questions. */
  proof?: ReactNode;
  /** Content at the end of the page. */
  after?: ReactNode;
};

/** The lower part of a product's page: places, extras, questions, and what else there is. */
export async function ProductSea(props: SeaSections & { lng: Locale; product: ProductDetail }) {
  const { lng, product, around, proof, after } = props;
  const { t } = await getT(lng, 'catalogue');
  const { locations: sites, faqs, add_ons } = product;
  return (
    <Band depth="reef">
      {isInTheSea(product) && sites.length > 0 && (
        <Section title={t('detail.sites')} intro={sites.length > 1 && t('detail.sitesIntro')}>
          <div className={css.where}>
            <BaliMap
              lng={lng}
              label={t('detail.map')}
              pins={sites.map(({ name, position, slug }) => ({
                name: typeset(name),
                position,
                href: localePath(lng, `/locations/${slug}`),
              }))}
            />
            <div>
              <SiteRows lng={lng} sites={sites} />
              <div className={css.life}>
                <Creatures lng={lng} life={product.life} most={6} />
              </div>
            </div>
          </div>
        </Section>
      )}
      {around}
      {add_ons.length > 0 && (
        <Section title={t('detail.addOns')}>
          <ExtraRows lng={lng} product={product} />
        </Section>
      )}
      <div className={css.two}>
        <Section title={t('detail.questions')}>
          <Questions questions={faqs} />
          <p className={css.ask}>
            <AskLink lng={lng} product={product} />
          </p>
        </Section>
        {proof}
      </div>
      {after}
    </Band>
  );
}
