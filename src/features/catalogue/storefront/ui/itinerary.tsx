import type { ProductDetail } from '@/features/catalogue/schema';
import { getT } from '@/i18n/server';
import { typeset } from '@/i18n/typography/typeset';
import type { Locale } from '@/shared/locale/locales';
import { clockTime } from '@/shared/time/clock-times';
import css from './itinerary.module.css';
import { splitStep } from './split-step';
import { stagesOf } from './stages';

const isClock = (at: string) => at.includes(':');

/** Listed by hour for a day, by day for a course. */
export async function Itinerary({ lng, product }: { lng: Locale; product: ProductDetail }) {
  const { t } = await getT(lng, 'catalogue');
  const { itinerary, duration_days } = product;
  const stages = stagesOf(
    itinerary.map(({ at }) => Number(at)),
    duration_days,
  );
  const when = (at: string, index: number) => {
    const stage = stages[index];
    if (isClock(at) || !stage) return clockTime(lng, at);
    const { unit, from, to } = stage;
    return to > from ? t(`detail.stages.${unit}`, { from, to }) : t(`detail.stage.${unit}`, { number: from });
  };
  return (
    <ol className={css.steps}>
      {itinerary.map(({ at, text: step }, index) => {
        const { title, text } = splitStep(step);
        return (
          <li key={`${at} ${step}`}>
            <span className={css.when}>{when(at, index)}</span>
            <div>
              {title && <strong>{typeset(title)}</strong>}
              {text && <p>{typeset(text)}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
