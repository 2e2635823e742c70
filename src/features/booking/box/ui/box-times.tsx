'use client';
import { dayFor, timeFor } from '@/features/booking/domain/free-days';
import { partySize } from '@/features/booking/domain/people';
import { clockTime } from '@/shared/time/clock-times';
import type { BoxProps } from './box-props';
import { ChoiceCards } from './choice-cards';
import { dayWords } from './day-words';

/** Chooses a departure on days with more than one; defaults to the first with room. */
export function BoxTimes({ lng, product, choice, onChange, days, texts, errors, byStaff = false, compact }: BoxProps) {
  const party = { divers: partySize(choice.quantity, product), byStaff };
  const day = days.dayOf(choice.activity_date);
  if (!day) return null;
  return (
    <ChoiceCards
      path="activity_time"
      legend={texts.time.title}
      hint={!compact && texts.time.hint}
      asTiles={compact}
      error={errors?.activity_time}
      value={choice.activity_time || (timeFor(day, party.divers, byStaff) ?? '')}
      onChange={(time) => onChange({ activity_time: time })}
      options={day.times.map((one) => ({
        value: one.time,
        label: clockTime(lng, one.time),
        text: dayWords(one, party, { ...texts.calendar, closed: texts.time.closed }),
        disabled: dayFor(one, party.divers, byStaff) !== 'open',
      }))}
    />
  );
}
