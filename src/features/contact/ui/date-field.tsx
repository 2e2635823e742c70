'use client';
import { IconCalendar } from '@tabler/icons-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { isDay } from '@/shared/time/days';
import { IconButton } from '@/ui/action/button';
import type { CalendarTexts } from '@/ui/form/month-calendar';
import { useDayPicker } from '@/ui/form/use-day-picker';
import { type TypedDate, useTypedDate } from '@/ui/form/use-typed-date';
import { type About, Frame, useField } from './fields';
import css from './fields.module.css';

export type DateTexts = CalendarTexts & Record<'open' | 'format', string>;
type Props = About & Omit<ComponentProps<'input'>, keyof TypedDate> & TypedDate & { lng: Locale; texts: DateTexts };

/** Accepts a typed date, day first, or one picked in the calendar below. */
export function DateField(props: Props) {
  const { lng, name, texts, label, hint, error, value, defaultValue, onChange, onBlur, ...rest } = props;
  const about = { label, hint, error };
  const { id, attributes } = useField(about);
  const { date, setDate, input } = useTypedDate({ value, defaultValue, onChange, onBlur });
  const { Picker, isOpen, setOpen, toggle } = useDayPicker();
  const opener = useRef<HTMLButtonElement>(null);
  const calendar = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) calendar.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <Frame id={id} {...about}>
      <span className={css.date}>
        <input
          data-path={name}
          placeholder={texts.format}
          autoComplete="off"
          {...rest}
          {...input}
          {...attributes}
          className={css.input}
        />
        <IconButton ref={opener} label={texts.open} aria-expanded={isOpen} onClick={toggle}>
          <IconCalendar aria-hidden="true" />
        </IconButton>
      </span>
      {isOpen && Picker && (
        <dialog
          ref={calendar}
          open
          className={css.calendar}
          aria-label={texts.open}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
        >
          <Picker
            lng={lng}
            label={texts.open}
            texts={texts}
            selected={isDay(date) ? date : null}
            onPick={(day) => {
              setDate(day);
              close();
            }}
          />
        </dialog>
      )}
    </Frame>
  );
}
