'use client';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useState } from 'react';
import { diverCount } from '@/features/booking/domain/draft';
import { dayFor, nextFree, timeFor } from '@/features/booking/domain/free-days';
import type { ProductDetail } from '@/features/catalogue/schema';
import { useT } from '@/i18n/client';
import { noBreakDate } from '@/i18n/typography/no-break';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { type CalendarDay, DayCalendar } from '@/ui/form/day-calendar';
import { useBooking } from './booking-context';
import css from './date-choice.module.css';
import { useDraft, useField } from './draft-provider';
import { useAvailability } from './use-availability';

/** The fuller the boat, the fewer the dots. */
const dotsFor = (seats: number) => (seats >= 8 ? 3 : seats >= 4 ? 2 : 1);

function SeatDots({ count }: { count: number }) {
  return (
    <span className={css.places}>
      {['few', 'some', 'many'].slice(0, dotsFor(count)).map((dot) => (
        <span key={dot} className={css.dot} />
      ))}
      {count}
    </span>
  );
}

/** Selects the day in a calendar that shows the free seats of each day. */
export function DateChoice({ product }: { product: ProductDetail }) {
  const { t } = useT('booking');
  const { lng, byStaff, form } = useBooking();
  const { value, error } = useField('activity_date');
  const divers = useDraft((draft) => diverCount(draft, product));
  const days = useAvailability(product.slug);
  const [requested, setRequested] = useState<Day | null>(null);
  const nameOf = (day: Day) => noBreakDate(formatDay(day, lng, 'full'));

  const wordsOf = (day: Day): string => {
    const about = days.dayOf(day);
    if (!about) return t('day.loading');
    const status = dayFor(about, divers, byStaff);
    if (status === 'open') return t('day.left', { count: about.places_left });
    return about.note && status === 'closed' ? about.note : t(`day.${status}`, { count: about.places_left });
  };
  const dayOf = (day: Day): CalendarDay => {
    const about = days.dayOf(day);
    const status = about && dayFor(about, divers, byStaff);
    const shown = status === 'open' || status === 'too_few';
    return {
      open: status === 'open',
      struck: status === 'sold_out',
      mark: shown && about ? <SeatDots count={about.places_left} /> : null,
      words: wordsOf(day),
    };
  };
  const choose = (day: Day) => {
    setRequested(day);
    if (dayOf(day).open)
      form.write({ activity_date: day, activity_time: timeFor(days.dayOf(day), divers, byStaff) ?? '' });
  };
  const chosen = days.dayOf(value);
  const fault = chosen ? dayFor(chosen, divers) : 'closed';
  /** A day from the address may no longer be offered. */
  const isGone = value !== '' && requested === null && days.data !== undefined && fault !== 'open';
  const refused = error ?? (isGone ? t(`day.refused.${fault}`, { count: chosen?.places_left ?? 0 }) : null);
  const next = days.data && nextFree(days.data, divers);

  return (
    <section className={css.date} aria-labelledby="activity-date">
      <h3 id="activity-date">{t('date.title')}</h3>
      {days.isError ? (
        <ErrorState title={t('date.failed')} retryLabel={t('retry')} retry={days.refetch} busy={days.isFetching} />
      ) : (
        <>
          <DayCalendar
            lng={lng}
            name="activity_date"
            label={t('date.title')}
            texts={{ previous: t('date.previous'), next: t('date.next') }}
            today={days.first}
            first={days.first}
            last={days.last}
            selected={value || null}
            dayOf={dayOf}
            onChoose={choose}
            describedBy="activity-date-notice"
            busy={days.isPending}
          />
          <p className={css.legend}>{t('date.legend')}</p>
          <p id="activity-date-notice" className={css.notice} role="status">
            {refused ? (
              <span className={css.error}>{refused}</span>
            ) : (
              (requested ?? value) !== '' && `${nameOf(requested ?? value)}: ${wordsOf(requested ?? value)}`
            )}
          </p>
          {next && next.date !== value && (
            <Button size="s" icon={<IconCalendarEvent aria-hidden="true" />} onClick={() => choose(next.date)}>
              {t('date.next_free', { day: nameOf(next.date) })}
            </Button>
          )}
          {days.data && !next && <p>{t('date.none', { count: divers })}</p>}
        </>
      )}
    </section>
  );
}
