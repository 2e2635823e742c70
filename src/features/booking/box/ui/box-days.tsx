'use client';
import { lazy, Suspense, useEffect, useId, useRef, useState, useTransition } from 'react';
import { daysToOffer, refusalOf } from '@/features/booking/box/domain/box-days';
import { timeFor } from '@/features/booking/domain/free-days';
import { partySize } from '@/features/booking/domain/people';
import { noBreakDate } from '@/i18n/typography/no-break';
import { formatDay, formatNearDay, monthsOf, shortWeekday } from '@/shared/time/dates';
import { type Day, weekdayOf } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import { classNames } from '@/ui/class-names';
import css from './box-days.module.css';
import type { BoxProps } from './box-props';
import { dayWords } from './day-words';

const Calendar = lazy(() => import('./box-calendar').then((module) => ({ default: module.BoxCalendar })));
const MAX_TILES = 5;
/** From here on, the number of free seats stands out. */
const FEW = 2;

/** The next free days as tiles, with the calendar of all days behind them; an unavailable day shows the reason. */
export function BoxDays(props: BoxProps) {
  const {
    lng,
    product,
    choice,
    onChange,
    days,
    texts,
    errors,
    byStaff = false,
    compact = false,
    opensDates = false,
  } = props;
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(opensDates);
  const [isComing, whenReady] = useTransition();
  const [tried, setTried] = useState<Day | null>(null);
  const party = { divers: partySize(choice.quantity, product), byStaff, latest: props.latest };
  const wanted = choice.activity_date;
  const refusal = wanted ? refusalOf(wanted, days, party) : null;
  // A day from a link is chosen only once it has been looked up.
  const chosen = wanted && !refusal && days.dayOf(wanted) ? wanted : null;
  const offered = days.list && daysToOffer(days.list, party, chosen, MAX_TILES);

  const { complete } = days;
  const isShort = isOpen || offered?.length === 0 || (days.list !== null && wanted > (days.list.at(-1)?.date ?? ''));
  useEffect(() => {
    if (isShort) complete?.();
  }, [isShort, complete]);

  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  // Beside a page, the calendar lies over the rest of the box.
  const floats = isOpen && compact;
  useEffect(() => {
    if (!floats) return;
    const onPress = ({ target }: PointerEvent) => root.current?.contains(target as Node) || setOpen(false);
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [floats]);

  const choose = (day: Day) => {
    const refused = refusalOf(day, days, party);
    setTried(refused ? day : null);
    if (refused) return;
    onChange({ activity_date: day, activity_time: timeFor(days.dayOf(day), party.divers, byStaff) ?? '' });
    if (isOpen && !opensDates) close();
  };

  const nameOf = (day: Day) => noBreakDate(formatDay(day, lng, 'full'));
  const refusedInWords = (day: Day) => {
    const seats = String(days.dayOf(day)?.places_left ?? 0);
    const why = refusalOf(day, days, party);
    return why && `${nameOf(day)}: ${texts.refused[why].replace('{seats}', seats)}`;
  };
  const triedInWords = (day: Day) => {
    const about = days.dayOf(day);
    if (refusalOf(day, days, party) === 'flight') return refusedInWords(day);
    return (
      about && `${nameOf(day)}: ${(about.status === 'closed' && about.note) || dayWords(about, party, texts.calendar)}`
    );
  };
  const error = errors?.activity_date ?? (refusal && !tried ? refusedInWords(wanted) : null);
  const [earliest, latest] = [offered?.[0], offered?.at(-1)];

  return (
    <fieldset
      ref={root}
      className={classNames(css.days, compact && css.compact)}
      data-path="activity_date"
      aria-describedby={`${id}-notice`}
      onKeyDown={(event) => floats && event.key === 'Escape' && close()}
    >
      <legend>
        <span>{compact ? texts.next : texts.date}</span>{' '}
        {earliest && latest && <span className={css.months}>{monthsOf(earliest.date, latest.date, lng)}</span>}
      </legend>
      {!opensDates && (
        <Button
          ref={toggle}
          look="quiet"
          className={css.more}
          tabIndex={offered?.length ? undefined : 0}
          aria-expanded={isOpen}
          busy={isComing}
          onClick={() => props.openDates?.() || whenReady(() => setOpen(!isOpen))}
        >
          {texts.more}
        </Button>
      )}
      {days.isFailed ? (
        <div role="alert">
          <p>{texts.failed}</p>
          <Button onClick={days.retry}>{texts.retry}</Button>
        </div>
      ) : (
        <>
          <div className={css.tiles} aria-busy={offered === null || undefined}>
            {offered?.map(({ date, places_left: seatsLeft }, position) => {
              const left = texts.left.replace('{seats}', String(seatsLeft));
              return (
                <button
                  key={date}
                  type="button"
                  className={classNames(css.tile, seatsLeft <= FEW && css.few)}
                  data-date={date}
                  tabIndex={position === 0 ? 0 : undefined}
                  aria-label={`${formatNearDay(date, lng)}, ${left}`}
                  aria-pressed={date === chosen}
                  onClick={() => choose(date)}
                >
                  <span>{shortWeekday(weekdayOf(date), lng)}</span>
                  <b>{Number(date.slice(8))}</b>
                  <small>{left}</small>
                </button>
              );
            })}
          </div>
          {offered?.length === 0 && !complete && (
            <p className={css.hint}>{props.latest ? texts.noneBeforeFlight : texts.none}</p>
          )}
          <Suspense>
            {isOpen && (
              <div className={css.calendar}>
                <Calendar
                  lng={lng}
                  days={days}
                  party={party}
                  selected={chosen}
                  nextFree={earliest?.date}
                  onChoose={choose}
                  describedBy={`${id}-notice`}
                  season={props.season}
                  texts={texts}
                />
              </div>
            )}
          </Suspense>
        </>
      )}
      <p id={`${id}-notice`} className={classNames(css.notice, error ? css.error : null)} role="status">
        {error || (tried && triedInWords(tried)) || (chosen && !compact && nameOf(chosen))}
      </p>
    </fieldset>
  );
}
