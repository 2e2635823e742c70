import { getT } from '../../../i18n/server';
import { clockTime } from '../../../shared/clock-times';
import type { Locale } from '../../../shared/locales';
import type { ProductDetail } from '../schema';
import css from './itinerary.module.css';

const isClock = (at: string) => at.includes(':');

/** The day hour by hour, or a course day by day. */
export async function Itinerary(props: { lng: Locale; steps: ProductDetail['itinerary'] }) {
  const { t } = await getT(props.lng, 'catalogue');
  return (
    <ol className={css.steps}>
      {props.steps.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          <span className={css.when}>
            {isClock(at) ? clockTime(props.lng, at) : t('detail.dayNumber', { number: at })}
          </span>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
