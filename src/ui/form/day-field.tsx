'use client';
import { useState } from 'react';
import { type Day, isDay } from '@/shared/time/days';
import { DateField, type DateFieldProps } from './date-field';

type Props = Omit<DateFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur'> & {
  /** Empty when no day is chosen. */
  value: Day | '';
  onChange: (day: Day | '') => void;
};

/** A date field outside a form: it reports valid days only, and drops unfinished text when focus leaves it. */
export function DayField({ value, onChange, ...rest }: Props) {
  const [unfinished, setUnfinished] = useState<string | null>(null);
  return (
    <DateField
      {...rest}
      value={unfinished ?? value}
      onChange={(typed) => {
        const isFinished = typed === '' || isDay(typed);
        setUnfinished(isFinished ? null : typed);
        if (isFinished) onChange(typed);
      }}
      onBlur={() => setUnfinished(null)}
    />
  );
}
