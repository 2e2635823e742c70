import Link from 'next/link';
import { productPath } from '@/features/catalogue/domain/product-path';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import { type Locale, localePath } from '@/shared/locale/locales';
import { dayInParts } from '@/shared/time/dates';
import { publicCalls } from '@/trpc/public';
import { coverOf } from '@/ui/show/cover';
import { Picture } from '@/ui/show/picture';
import css from './departures.module.css';

const FEW = 2;

export async function Departures({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'site');
  const departures = await publicCalls(lng).availability.next_departures();
  if (departures.length === 0) return null;
  return (
    <section id="departures" aria-labelledby="departures-title">
      <div className={css.head}>
        <h2 id="departures-title">{t('home.departures.title')}</h2>
        <Link href={localePath(lng, '/trips')}>{t('home.trips.all')}</Link>
      </div>
      <ul className={css.board}>
        {departures.map(({ product, date, places_left: seatsLeft }) => {
          const { weekday, day, month } = dayInParts(date, lng);
          return (
            <li key={product.slug} className={css.departure}>
              <time dateTime={date}>
                {weekday} <strong>{day}</strong> {month}
              </time>
              <div>
                <h3>
                  <Link href={localePath(lng, `${productPath(product)}?date=${date}`)}>{typeset(product.title)}</Link>
                </h3>
                <p className={seatsLeft <= FEW ? css.few : undefined}>
                  {t('home.departures.left', { count: seatsLeft })}
                </p>
              </div>
              <Picture className={css.picture} of={coverOf(product)} alt="" ratio="1 / 1" sizes="6rem" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
