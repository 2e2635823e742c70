'use client';
import type { ComponentProps, FocusEvent } from 'react';
import LibraryInput from 'react-phone-input-2';
import { digitsOf, withCountryCode } from '@/shared/schema/phone';
import type { Phone } from './use-phone';

const LONGEST = 25;
/** The most digits that a number can have: the library's own formats would cut some off earlier. */
const MOST_DIGITS = 15;

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & { phone: Phone };

/** The input of react-phone-input-2, which writes numbers in the groups of their country. */
export function PhoneInput({ phone, onBlur, ...input }: Props) {
  const { shown, start, type, finish } = phone;
  return (
    <LibraryInput
      value={shown.digits}
      country={start.toLowerCase()}
      onChange={(digits, about) => type(digits, 'countryCode' in about ? about.countryCode.toUpperCase() : start)}
      // Its list of countries has no names and no roles: country-code-select.tsx replaces it.
      disableDropdown
      buttonStyle={{ display: 'none' }}
      enableTerritories
      enableLongNumbers={MOST_DIGITS}
      jumpCursorToEnd={false}
      copyNumbersOnly={false}
      placeholder=""
      specialLabel=""
      inputProps={{
        inputMode: 'tel',
        autoComplete: 'tel',
        maxLength: LONGEST,
        // Also replaces the class by which the library finds its input to leave it on Enter and on Escape.
        ...input,
        // Before the library reads the text, in which it takes the first digits for a country code.
        onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
          // Only the plus was deleted, which the library puts back.
          if (digitsOf(currentTarget.value) === shown.digits) return;
          const text = withCountryCode(currentTarget.value, shown.country);
          if (text !== currentTarget.value) currentTarget.value = text;
        },
        onBlur: (event: FocusEvent<HTMLInputElement>) => {
          finish();
          onBlur?.(event);
        },
      }}
    />
  );
}
