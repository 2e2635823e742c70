import { getT } from '../../../i18n/server';
import { clockTime } from '../../../shared/clock-times';
import type { Locale } from '../../../shared/locales';
import type { ProductDetail } from '../schema';
import css from './itinerary.module.css';

const isClock = (at: string) => at.includes(':');

/** '3', or '3–9' where the next step is a week away. */
function daysOf({ itinerary, duration_days }: ProductDetail, index: number): string {
  const from = Number(itinerary[index]?.at);
  const until = Number(itinerary[index + 1]?.at ?? duration_days + 1) - 1;
  return until > from ? `${from}–${until}` : `${from}`;
}

/** The day hour by hour, or a course day by day. */
export async function Itinerary(props: { lng: Locale; product: ProductDetail }) {
  const { t } = await getT(props.lng, 'catalogue');
  return (
    <ol className={css.steps}>
      {props.product.itinerary.map(({ at, text }, index) => (
        <li key={`${at} ${text}`}>
          <span className={css.when}>
            {isClock(at) ? clockTime(props.lng, at) : t('detail.dayNumber', { number: daysOf(props.product, index) })}
          </span>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
