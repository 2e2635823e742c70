'use client';
import { useCallback, useEffect, useState } from 'react';
import { MOST_DAYS } from '@/features/availability/domain/bookable-range';
import { firstTimeFor } from '@/features/availability/domain/first-time';
import { readPrefill, withPrefill } from '@/features/availability/domain/prefill';
import type { DayView } from '@/features/availability/schema';
import type { Locale } from '@/shared/locale/locales';
import type { ClockTime } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';
import { type Day, dayAt, plusDays } from '@/shared/time/days';
import { query } from '@/trpc/light';
import { Button } from '@/ui/action/button';
import { changeAddressSearch, useAddressSearch } from '@/ui/address-search';
import { type CalendarDay, DayCalendar } from '@/ui/form/day-calendar';
import { Stepper } from '@/ui/form/stepper';
import css from './day-box-choices.module.css';
import type { DayBoxProps, DayBoxTexts } from './day-box-props';
import { DayBoxTimes } from './day-box-times';

async function fetchDays(lng: Locale, slug: string, from: Day, to: Day): Promise<Map<Day, DayView>> {
  const { output } = await query(lng, 'availability.days', { slug, from, to });
  if (!output) throw new Error('no days');
  return new Map(output.map((day) => [day.date, day]));
}

/** Fetches all bookable days at once, so that changing the month needs no request. */
function useDays(lng: Locale, slug: string) {
  const [first] = useState(() => dayAt(new Date()));
  const last = plusDays(first, MOST_DAYS - 1);
  const [days, setDays] = useState<Map<Day, DayView> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const ask = useCallback(() => {
    setFailed(false);
    fetchDays(lng, slug, first, last).then(setDays, () => setFailed(true));
  }, [lng, slug, first, last]);
  useEffect(ask, [ask]);
  return { days, dayOf: (day: Day) => days?.get(day), first, last, isFailed, askAgain: ask };
}

const statuses = { sold_out: 'soldOut', closed: 'closed', cut_off: 'cutOff' } as const satisfies Record<string, string>;

function wordsOf(day: DayView | undefined, divers: number, texts: DayBoxTexts): string {
  if (!day) return texts.loading;
  const { status, places_left: seatsLeft, note } = day;
  if (status !== 'open') return (status === 'closed' && note) || texts[statuses[status]];
  return (seatsLeft < divers ? texts.tooFew : texts.left).replace('{count}', String(seatsLeft));
}

function calendarDay(day: DayView | undefined, divers: number, texts: DayBoxTexts): CalendarDay {
  const isOpen = day?.status === 'open';
  return {
    open: isOpen && day.places_left >= divers,
    struck: day?.status === 'sold_out',
    mark: isOpen ? day.places_left : null,
    words: wordsOf(day, divers, texts),
  };
}

export function DayBoxChoices(props: DayBoxProps & { onChosen: () => void }) {
  const { lng, slug, diversPerPackage, isPerPerson, maxQuantity, texts, onChosen } = props;
  const { date, packages, time } = readPrefill(useAddressSearch());
  const { days, dayOf, first, last, isFailed, askAgain } = useDays(lng, slug);
  const [pickedDay, setPickedDay] = useState<Day | null>(null);
  const divers = Math.ceil(Math.min(packages, maxQuantity) * diversPerPackage);
  // What one step of the quantity is, in packages.
  const unit = isPerPerson ? 1 / diversPerPackage : 1;
  const aboutDay = (day: Day) => calendarDay(dayOf(day), divers, texts);
  const updatePrefill = (about: { date?: Day; time?: ClockTime; quantity?: string }) =>
    changeAddressSearch(withPrefill(location.search, about));
  const choose = (day: Day) => {
    setPickedDay(day);
    if (!aboutDay(day).open) return;
    const first = firstTimeFor(dayOf(day), divers);
    updatePrefill({ date: day, time: first ?? '' });
    if (first === null) onChosen();
  };
  const describedDay = pickedDay ?? date;
  return (
    <div className={css.choices}>
      <Stepper
        path="quantity"
        label={texts.packages}
        hint={texts.most}
        texts={texts}
        least={1}
        most={maxQuantity / unit}
        value={String(Math.ceil(packages / unit))}
        error={packages > maxQuantity ? texts.most : undefined}
        onChange={(count) => updatePrefill({ quantity: isPerPerson ? String(Number(count) * unit) : count })}
      />
      {isFailed ? (
        <div role="alert">
          <p>{texts.failed}</p>
          <Button onClick={askAgain}>{texts.retry}</Button>
        </div>
      ) : (
        <div>
          <DayCalendar
            lng={lng}
            name="activity_date"
            label={texts.date}
            texts={texts}
            today={first}
            first={first}
            last={last}
            selected={date}
            dayOf={aboutDay}
            onChoose={choose}
            describedBy="day-notice"
            busy={days === null}
          />
          <p className={css.legend}>{texts.legend}</p>
          {texts.season && <p className={css.legend}>{texts.season}</p>}
          <p id="day-notice" className={css.notice} role="status">
            {describedDay && `${formatDay(describedDay, lng, 'full')}: ${aboutDay(describedDay).words}`}
          </p>
          {date && (
            <DayBoxTimes
              lng={lng}
              times={dayOf(date)?.times ?? []}
              divers={divers}
              value={time ?? firstTimeFor(dayOf(date), divers)}
              texts={texts}
              onChoose={(chosen) => updatePrefill({ time: chosen })}
              onDone={onChosen}
            />
          )}
        </div>
      )}
    </div>
  );
}
