'use client';
import { IconCalendarEvent } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useId, useRef, useState, useTransition } from 'react';
import { daysToOffer, refusalOf } from '@/features/booking/box/domain/box-days';
import { timeFor } from '@/features/booking/domain/free-days';
import { partySize } from '@/features/booking/domain/people';
import { noBreakDate } from '@/i18n/typography/no-break';
import { formatDay, formatNearDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import { classNames } from '@/ui/class-names';
import css from './box-days.module.css';
import type { BoxProps } from './box-props';
import { dayWords } from './day-words';

const Calendar = lazy(() => import('./box-calendar').then((module) => ({ default: module.BoxCalendar })));
const MAX_CHIPS = 5;

/** The next free days, with the calendar of all days behind them; an unavailable day shows the reason. */
export function BoxDays(props: BoxProps) {
  const { lng, product, choice, onChange, days, texts, errors, byStaff = false } = props;
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isComing, whenReady] = useTransition();
  const [tried, setTried] = useState<Day | null>(null);
  const party = { divers: partySize(choice.quantity, product), byStaff };
  const wanted = choice.activity_date;
  const refusal = wanted ? refusalOf(wanted, days, party) : null;
  // A day from a link is chosen only once it has been looked up.
  const chosen = wanted && !refusal && days.dayOf(wanted) ? wanted : null;
  const offered = days.list && daysToOffer(days.list, party, chosen, MAX_CHIPS);

  const { complete } = days;
  const isShort = isOpen || offered?.length === 0 || (days.list !== null && wanted > (days.list.at(-1)?.date ?? ''));
  useEffect(() => {
    if (isShort) complete?.();
  }, [isShort, complete]);

  const choose = (day: Day) => {
    const refused = refusalOf(day, days, party);
    setTried(refused ? day : null);
    if (refused) return;
    onChange({ activity_date: day, activity_time: timeFor(days.dayOf(day), party.divers, byStaff) ?? '' });
    if (!isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };

  const nameOf = (day: Day) => noBreakDate(formatDay(day, lng, 'full'));
  const refusedInWords = (day: Day) => {
    const seats = String(days.dayOf(day)?.places_left ?? 0);
    const why = refusalOf(day, days, party);
    return why && `${nameOf(day)}: ${texts.refused[why].replace('{seats}', seats)}`;
  };
  const triedInWords = (day: Day) => {
    const about = days.dayOf(day);
    return (
      about && `${nameOf(day)}: ${(about.status === 'closed' && about.note) || dayWords(about, party, texts.calendar)}`
    );
  };
  const error = errors?.activity_date ?? (refusal && !tried ? refusedInWords(wanted) : null);

  return (
    <fieldset className={css.days} aria-describedby={`${id}-notice`}>
      <legend>{texts.date}</legend>
      {days.isFailed ? (
        <div role="alert">
          <p>{texts.failed}</p>
          <Button onClick={days.retry}>{texts.retry}</Button>
        </div>
      ) : (
        <>
          <div className={css.chips} data-path="activity_date">
            {offered?.map(({ date, places_left: seatsLeft }, position) => (
              <button
                key={date}
                type="button"
                className={css.chip}
                data-date={date}
                tabIndex={position === 0 ? 0 : undefined}
                aria-pressed={date === chosen}
                onClick={() => choose(date)}
              >
                <span>{formatNearDay(date, lng)}</span>
                <small>{texts.left.replace('{seats}', String(seatsLeft))}</small>
              </button>
            ))}
            {offered === null && <span className={css.coming} aria-hidden="true" />}
            <Button
              ref={toggle}
              className={css.more}
              icon={<IconCalendarEvent aria-hidden="true" />}
              tabIndex={offered?.length ? undefined : 0}
              aria-expanded={isOpen}
              busy={isComing}
              onClick={() => whenReady(() => setOpen(!isOpen))}
            >
              {texts.more}
            </Button>
          </div>
          {offered?.length === 0 && !complete && <p className={css.hint}>{texts.none}</p>}
          <Suspense>
            {isOpen && (
              <Calendar
                lng={lng}
                days={days}
                party={party}
                selected={chosen}
                nextFree={offered?.[0]?.date}
                onChoose={choose}
                describedBy={`${id}-notice`}
                season={props.season}
                texts={texts}
              />
            )}
          </Suspense>
        </>
      )}
      <p id={`${id}-notice`} className={classNames(css.notice, error ? css.error : null)} role="status">
        {error || (tried && triedInWords(tried)) || (chosen && nameOf(chosen))}
      </p>
    </fieldset>
  );
}
