'use client';
import type { ClipboardEvent, ComponentProps, FocusEvent } from 'react';
import LibraryInput from 'react-phone-input-2';
import { MAX_DIGITS, type Phone } from './use-phone';

const LONGEST = 25;

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & { phone: Phone };

/** The input of react-phone-input-2, which writes numbers in the groups of their country. */
export function PhoneInput({ phone, onBlur, ...input }: Props) {
  const { shown, bare, start, enter, type, paste, finish } = phone;
  return (
    <LibraryInput
      value={shown.digits}
      country={start.toLowerCase()}
      onChange={(digits, about) => type(digits, 'countryCode' in about ? about.countryCode.toUpperCase() : start)}
      // The library's list of countries has no names and no roles: country-code-select.tsx replaces it.
      disableDropdown
      buttonStyle={{ display: 'none' }}
      enableTerritories
      // The library's own formats would cut off some digits.
      enableLongNumbers={MAX_DIGITS}
      jumpCursorToEnd={false}
      copyNumbersOnly={false}
      placeholder=""
      specialLabel=""
      inputProps={{
        inputMode: 'tel',
        autoComplete: 'tel',
        maxLength: LONGEST,
        // Also replaces the class by which the library finds its input to blur it on Enter and Escape.
        ...input,
        // The library cannot show a plus without digits.
        ...(bare !== null && !shown.digits && { value: bare }),
        // Runs before the library reads the text, whose first digits it would take for a country code.
        onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
          const { value, selectionStart } = currentTarget;
          const text = enter(value, selectionStart ?? value.length);
          if (text !== value) currentTarget.value = text;
        },
        onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          const upToCaret = value.slice(0, selectionStart ?? undefined) + event.clipboardData.getData('text');
          const text = upToCaret + value.slice(selectionEnd ?? value.length);
          if (text.length <= LONGEST) return;
          // The browser would cut off the last digits.
          event.preventDefault();
          paste(text, upToCaret.length);
        },
        onBlur: (event: FocusEvent<HTMLInputElement>) => {
          finish();
          onBlur?.(event);
        },
      }}
    />
  );
}
