import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import type { Locale } from '@/shared/locale/locales';
import { Section } from '@/ui/layout/section';
import { Gallery } from '@/ui/lightbox/gallery';
import { toSource } from '@/ui/show/cover';
import { Inclusions } from './inclusions';
import { Itinerary } from './itinerary';
import css from './product-page.module.css';

/** Paragraphs in sight; the others open. */
const SHOWN = 2;

const hasClock = ({ itinerary }: ProductDetail) => itinerary.some(({ at }) => at.includes(':'));

/** The course of the day, the description, pictures, and what the price does not include. */
export async function ProductStory({ lng, product }: { lng: Locale; product: ProductDetail }) {
  const { t } = await getT(lng, 'catalogue');
  const { body, itinerary, pictures, video_url } = product;
  const paragraphs = body.map((paragraph) => <p key={paragraph}>{typeset(paragraph)}</p>);
  return (
    <div className={css.story} data-late="">
      {itinerary.length > 0 && (
        <Section title={t(hasClock(product) ? 'detail.day' : 'detail.course')}>
          <Itinerary lng={lng} product={product} />
        </Section>
      )}
      <Section title={t('detail.about')}>
        <div className={css.body}>
          {paragraphs.slice(0, SHOWN)}
          {paragraphs.length > SHOWN && (
            <details>
              <summary>{t('detail.readOn')}</summary>
              {paragraphs.slice(SHOWN)}
            </details>
          )}
          {video_url && (
            <p>
              <a href={video_url} rel="noopener">
                {t('detail.video')}
              </a>
            </p>
          )}
        </div>
        <Gallery photographs={pictures.slice(1).map((picture) => ({ ...toSource(picture), alt: picture.alt }))} />
        <Inclusions lng={lng} product={product} />
      </Section>
    </div>
  );
}
