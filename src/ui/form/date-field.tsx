'use client';
import { Popover, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import { type Day, isDay } from '@/shared/time/days';
import css from './date-field.module.css';
import { useDayPicker } from './use-day-picker';
import { type TypedDate, useTypedDate } from './use-typed-date';

export type DateFieldProps = Omit<TextInputProps, keyof TypedDate> &
  TypedDate & {
    /** The range of the calendar; the schema validates typed dates. */
    first?: Day | undefined;
    last?: Day | undefined;
  };

const WIDTH = 'min(22rem, calc(100vw - 1rem))';

/** A date typed day first, or picked in a calendar. */
export function DateField({ value, defaultValue, onChange, onBlur, first, last, ...rest }: DateFieldProps) {
  const { t, lng } = useT('common');
  const { date, setDate, input } = useTypedDate({ value, defaultValue, onChange, onBlur });
  const { Picker, isOpen, setOpen, toggle } = useDayPicker();

  return (
    <TextInput
      placeholder={t('date.format')}
      autoComplete="off"
      {...rest}
      {...input}
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
              onClick={toggle}
            >
              <IconCalendar aria-hidden="true" />
            </button>
          </Popover.Target>
          <Popover.Dropdown>
            {Picker && (
              <Picker
                lng={lng}
                label={t('date.open')}
                texts={{ previous: t('date.previous'), next: t('date.next'), monthAndYear: t('date.monthAndYear') }}
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
