'use client';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { type FocusEvent, useMemo, useState } from 'react';
import { useT } from '@/i18n/client';
import { callingCode, callingCountries, readPhone, typePhone } from '@/shared/schema/phone';
import { countriesByName } from './country-names';
import { Flag } from './flag';
import css from './phone-field.module.css';

const LONGEST = 25;

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> & {
  value: string;
  onChange: (number: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The country preselected until a typed number indicates another. */
  country: string;
};

/** A national number next to its country; the value has the country code. */
export function PhoneField({ value, onChange, country, onBlur, ...rest }: Props) {
  const { t, lng } = useT('common');
  const [shown, setShown] = useState(() => readPhone(value, country));
  // Server and browser name countries slightly differently, which would break hydration.
  const isMounted = useMounted();
  const countries = useMemo(
    () => (isMounted ? countriesByName(lng, callingCountries, country) : [{ value: shown.country, label: '' }]),
    [isMounted, lng, country, shown.country],
  );

  // The value was changed from outside, or the guessed country arrived before a number was typed.
  const [lastProps, setLastProps] = useState({ value, country });
  if (lastProps.value !== value || lastProps.country !== country) {
    setLastProps({ value, country });
    if (shown.number !== value || !shown.national) setShown(readPhone(value, value ? shown.country : country));
  }

  const type = (text: string, of: string) => {
    const typed = typePhone(text, of);
    setShown(typed);
    onChange(typed.number);
  };

  return (
    <TextInput
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={LONGEST}
      value={shown.national}
      onChange={(event) => type(event.currentTarget.value, shown.country)}
      onBlur={(event) => {
        setShown(readPhone(shown.number, shown.country));
        onBlur?.(event);
      }}
      leftSectionWidth="6.4rem"
      leftSectionPointerEvents="all"
      leftSection={
        <span className={css.country}>
          <Flag country={shown.country} />
          <span aria-hidden="true">+{callingCode(shown.country)}</span>
          <IconChevronDown aria-hidden="true" />
          <select
            aria-label={t('country.code')}
            value={shown.country}
            onChange={(event) => type(shown.national, event.currentTarget.value)}
          >
            {countries.map(({ value: code, label }) => (
              <option key={code} value={code}>
                {label} (+{callingCode(code)})
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
