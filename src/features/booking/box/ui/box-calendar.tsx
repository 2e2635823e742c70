'use client';
import { type Party, refusalOf } from '@/features/booking/box/domain/box-days';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import { type CalendarDay, DayCalendar } from '@/ui/form/day-calendar';
import css from './box-days.module.css';
import type { BoxDays } from './box-props';
import type { BoxTexts } from './box-texts';
import { dayWords } from './day-words';

/** Fewer dots mean fewer free seats. */
const dotsFor = (seats: number) => (seats >= 8 ? 3 : seats >= 4 ? 2 : 1);

function SeatDots({ count }: { count: number }) {
  return (
    <span className={css.seats}>
      {['few', 'some', 'many'].slice(0, dotsFor(count)).map((dot) => (
        <span key={dot} className={css.dot} />
      ))}
      {count}
    </span>
  );
}

type Props = {
  lng: Locale;
  days: BoxDays;
  party: Party;
  selected: Day | null;
  /** The first day that can be chosen. */
  nextFree: Day | undefined;
  onChoose: (day: Day) => void;
  describedBy: string;
  season: string | null | undefined;
  texts: BoxTexts;
};

/** All bookable days, each with its free seats or the reason why it cannot be chosen. */
export function BoxCalendar(props: Props) {
  const { lng, days, party, selected, nextFree, onChoose, describedBy, season, texts } = props;
  const { calendar } = texts;
  const aboutDay = (day: Day): CalendarDay => {
    const about = days.dayOf(day);
    if (!about) return { open: false, words: calendar.loading };
    const refusal = refusalOf(day, days, party);
    const hasSeats = refusal === null || refusal === 'too_few';
    return {
      open: refusal === null,
      struck: refusal === 'sold_out' || refusal === 'flight',
      mark: hasSeats ? <SeatDots count={about.places_left} /> : null,
      words:
        refusal === 'flight'
          ? calendar.flight
          : (refusal === 'closed' && about.note) || dayWords(about, party, calendar),
    };
  };
  return (
    <>
      <DayCalendar
        lng={lng}
        name="activity_day"
        label={texts.date}
        texts={calendar}
        today={days.first}
        first={days.first}
        last={days.last}
        selected={selected}
        opensAt={nextFree}
        dayOf={aboutDay}
        onChoose={onChoose}
        describedBy={describedBy}
        busy={days.complete !== undefined}
      />
      <p className={css.hint}>{calendar.legend}</p>
      {season && <p className={css.hint}>{season}</p>}
    </>
  );
}
