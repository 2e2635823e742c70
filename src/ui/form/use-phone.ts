'use client';
import { useState } from 'react';
import {
  callingCode,
  digitsOf,
  enteredPhone,
  readPhone,
  type TypedPhone,
  typePhone,
  withCountry,
} from '@/shared/schema/phone';

export type PhoneValue = {
  /** The number with its country code; empty while only the code is present. */
  value: string;
  onChange: (number: string) => void;
  /** The country preselected until a typed number indicates another. */
  country: string;
};

/** The most digits that a number can have. */
export const MAX_DIGITS = 15;

export type Phone = {
  shown: TypedPhone;
  /** The text of a field without digits; null while the field is untouched and shows its country code. */
  bare: string | null;
  /** The country whose code an empty field begins with. */
  start: string;
  /** The number in the field when focus left it; empty during typing. */
  left: string;
  /** Interprets the edited text of the field and returns the resulting text. */
  enter: (text: string, caret: number) => string;
  /** The second argument is the country that the library guesses for the digits. */
  type: (digits: string, guess: string) => void;
  /** Accepts a text longer than the field. */
  paste: (text: string, caret: number) => void;
  choose: (country: string) => void;
  /** Shows the number in its stored form. */
  finish: () => void;
};

export function usePhone({ value, onChange, country }: PhoneValue): Phone {
  const [shown, setShown] = useState(() => readPhone(value, country));
  const [bare, setBare] = useState(() => (value === '+' ? '+' : null));
  const [start, setStart] = useState(country);
  const [left, setLeft] = useState('');

  // The value was changed from outside, or the guessed country arrived before a number was typed.
  const [lastProps, setLastProps] = useState({ value, country });
  if (lastProps.value !== value || lastProps.country !== country) {
    setLastProps({ value, country });
    if (shown.number !== value) setShown(readPhone(value, value ? shown.country : country));
    if (lastProps.country !== country && !shown.number) {
      setShown(readPhone('', country));
      setStart(country);
      if (bare === '') setBare(null);
    }
  }

  const show = (typed: TypedPhone) => {
    setShown(typed);
    setLeft('');
    if (typed.number !== value) onChange(typed.number);
  };
  const enter = (text: string, caret: number) => {
    const meant = enteredPhone(text, caret, shown);
    if (digitsOf(meant)) setBare((was) => was && '');
    else setBare(meant === '+' ? '+' : '');
    return meant;
  };
  const type = (digits: string, guess: string) =>
    show(typePhone(digits, digits.startsWith(callingCode(shown.country)) ? shown.country : guess));
  const paste = (text: string, caret: number) => {
    const digits = digitsOf(enteredPhone(text, caret, shown));
    if (digits.length <= MAX_DIGITS) type(digits, shown.country);
  };
  const choose = (to: string) => show({ ...typePhone(withCountry(shown.digits, shown.country, to), to), country: to });
  const finish = () => {
    setLeft(shown.number);
    if (bare) setBare('');
    if (shown.number) setShown(readPhone(shown.number, shown.country));
    else if (value) onChange('');
  };
  return { shown, bare, start, left, enter, type, paste, choose, finish };
}
