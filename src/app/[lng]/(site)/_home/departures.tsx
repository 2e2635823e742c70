import Link from 'next/link';
import { productPath } from '@/features/catalogue/domain/product-path';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatNearDay } from '@/shared/time/dates';
import { publicCalls } from '@/trpc/public';
import { Section } from '@/ui/layout/section';
import { coverOf } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';
import css from './departures.module.css';

export async function Departures(props: { lng: Locale }) {
  const { lng } = props;
  const { t } = await getT(lng, 'site');
  const departures = await publicCalls(lng).availability.next_departures();
  if (departures.length === 0) return null;
  return (
    <div className={css.below}>
      <Section id="departures" title={t('home.departures.title')} intro={t('home.departures.intro')}>
        <ul className={css.board}>
          {departures.map(({ product, date, places_left: seatsLeft }) => (
            <li key={product.slug} className={css.departure}>
              <Picture className={css.picture} of={coverOf(product)} alt="" ratio="1 / 1" sizes="7rem" />
              <div>
                <p className={css.when}>
                  <time dateTime={date}>{formatNearDay(date, lng)}</time>
                </p>
                <h3>
                  <Link href={localePath(lng, `${productPath(product)}?date=${date}`)}>{typeset(product.title)}</Link>
                </h3>
                <p className={css.left}>{t('home.departures.left', { count: seatsLeft })}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
