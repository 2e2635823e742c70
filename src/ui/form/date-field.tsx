'use client';
import { Popover, TextInput, type TextInputProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, useState } from 'react';
import { useT } from '@/i18n/client';
import { type Day, isDay } from '@/shared/time/days';
import { asTyped, dayOrTyped, finishDate, typeDate } from '@/shared/time/typed-date';
import css from './date-field.module.css';
import type { PickedDay } from './picked-day';

export type DateFieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur'> & {
  /** A day; text that is not one yet is shown as typed. */
  value?: Day | string;
  defaultValue?: Day | string;
  onChange?: (value: Day | string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The range of the calendar; what is typed is the schema's to refuse. */
  first?: Day | undefined;
  last?: Day | undefined;
};

const WIDTH = 'min(21rem, calc(100vw - 1rem))';

/** A date typed day first, or picked in a calendar; its value is a day, or what is typed until it is one. */
export function DateField({ value, defaultValue, onChange, onBlur, first, last, ...rest }: DateFieldProps) {
  const { t } = useT('common');
  const [isOpen, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<typeof PickedDay | null>(null);
  const [date, setDate] = useUncontrolled({ value, defaultValue, finalValue: '', onChange });
  const shown = asTyped(date);
  const write = (typed: string) => setDate(dayOrTyped(typed));
  /** The calendar comes when it is first opened; without a connection, a date can still be typed. */
  const open = async () => {
    const loaded = await import('./picked-day').catch(() => null);
    setCalendar(() => loaded?.PickedDay ?? null);
    setOpen(loaded !== null);
  };

  return (
    <TextInput
      placeholder={t('date.format')}
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      value={shown}
      onChange={(event) => write(typeDate(event.currentTarget.value, shown))}
      onBlur={(event) => {
        if (finishDate(shown) !== shown) write(finishDate(shown));
        onBlur?.(event);
      }}
      rightSectionPointerEvents="all"
      rightSectionWidth="2.75rem"
      rightSection={
        <Popover
          opened={isOpen}
          onChange={setOpen}
          width={WIDTH}
          position="bottom-end"
          trapFocus
          returnFocus
          shadow="md"
        >
          <Popover.Target>
            <button
              type="button"
              className={css.opener}
              aria-label={t('date.open')}
              disabled={rest.disabled}
              onClick={() => (isOpen ? setOpen(false) : open())}
            >
              <IconCalendar aria-hidden="true" />
            </button>
          </Popover.Target>
          <Popover.Dropdown>
            {Calendar && (
              <Calendar
                selected={isDay(date) ? date : null}
                first={first}
                last={last}
                onPick={(day) => {
                  setDate(day);
                  setOpen(false);
                }}
              />
            )}
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
