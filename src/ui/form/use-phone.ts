'use client';
import { useState } from 'react';
import { callingCode, readPhone, type TypedPhone, typePhone, withCountry } from '@/shared/schema/phone';

export type PhoneValue = {
  /** The number with its country code; empty while only the code is there. */
  value: string;
  onChange: (number: string) => void;
  /** The country preselected until a typed number indicates another. */
  country: string;
};

export type Phone = {
  shown: TypedPhone;
  /** The country whose code an empty field begins with. */
  start: string;
  /** The second argument is the country that the library takes the digits to belong to. */
  type: (digits: string, guess: string) => void;
  choose: (country: string) => void;
  /** Shows the number as it is stored. */
  finish: () => void;
};

/** The state of a phone field. */
export function usePhone({ value, onChange, country }: PhoneValue): Phone {
  const [shown, setShown] = useState(() => readPhone(value, country));
  const [start, setStart] = useState(country);

  // The value was changed from outside, or the guessed country arrived before a number was typed.
  const [lastProps, setLastProps] = useState({ value, country });
  if (lastProps.value !== value || lastProps.country !== country) {
    setLastProps({ value, country });
    if (shown.number !== value) setShown(readPhone(value, value ? shown.country : country));
    if (lastProps.country !== country && !shown.number) {
      setShown(readPhone('', country));
      setStart(country);
    }
  }

  const show = (typed: TypedPhone) => {
    setShown(typed);
    if (typed.number !== value) onChange(typed.number);
  };
  const type = (digits: string, guess: string) =>
    show(typePhone(digits, digits.startsWith(callingCode(shown.country)) ? shown.country : guess));
  const choose = (to: string) => show({ ...typePhone(withCountry(shown.digits, shown.country, to), to), country: to });
  const finish = () => {
    if (shown.number) setShown(readPhone(shown.number, shown.country));
  };
  return { shown, start, type, choose, finish };
}
