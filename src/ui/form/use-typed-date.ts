'use client';
import { useUncontrolled } from '@mantine/hooks';
import type { ChangeEvent, FocusEvent } from 'react';
import type { Day } from '@/shared/time/days';
import { asTyped, dayOrTyped, finishDate, typeDate } from '@/shared/time/typed-date';

export type TypedDate = {
  /** A day; text that is not yet a day is shown as typed. */
  value?: Day | string;
  defaultValue?: Day | string;
  onChange?: (value: Day | string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

/** A date typed day first; its value is a day when the text names a day, and the text until then. */
export function useTypedDate({ value, defaultValue, onChange, onBlur }: TypedDate) {
  const [date, setDate] = useUncontrolled({ value, defaultValue, finalValue: '', onChange });
  const shown = asTyped(date);
  const write = (typed: string) => setDate(dayOrTyped(typed));
  const input = {
    inputMode: 'numeric' as const,
    'data-day-first': true,
    value: shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => write(typeDate(event.currentTarget.value, shown)),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      if (finishDate(shown) !== shown) write(finishDate(shown));
      onBlur?.(event);
    },
  };
  return { date, setDate, input };
}
