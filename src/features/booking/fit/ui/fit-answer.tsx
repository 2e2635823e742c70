import type { FitView } from '@/features/booking/fit/schema';
import { productPath } from '@/features/catalogue/domain/product-path';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import css from './fit-questions.module.css';
import type { FitTexts } from './fit-texts';

type Props = { lng: Locale; view: FitView; texts: FitTexts };

/** The answer with its reasons and what opens the trip. */
export function FitAnswer({ lng, view: { answer, reasons, opens }, texts }: Props) {
  return (
    <div className={css.answer} data-answer={answer}>
      <p className={css.verdict}>{texts.answers[answer]}</p>
      {reasons.length === 0 && <p>{texts.none}</p>}
      {reasons.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {opens.map(({ kind, title, text, product, next_free: day }) => (
        <p key={`${kind} ${title}`}>
          {product ? <a href={localePath(lng, productPath(product))}>{text}</a> : text}{' '}
          {day && texts.nextFree.replace('{{day}}', formatDay(day, lng))}
        </p>
      ))}
    </div>
  );
}
