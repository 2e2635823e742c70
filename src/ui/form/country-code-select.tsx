'use client';
import { IconChevronDown } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { callingCode, callingCountries } from '@/shared/schema/phone';
import css from './country-code-select.module.css';
import { countriesByName } from './country-names';
import { Flag } from './flag';
import { useLoadedCountryNames } from './use-loaded-country-names';

type Props = {
  lng: Locale;
  label: string;
  value: string;
  onChange: (country: string) => void;
  /** The country at the top of the list. */
  first: string;
};

/**
 * The flag of a number's country, which opens the system's own list: that list has an accessible name and suits phones
 * and keyboards best.
 */
export function CountryCodeSelect({ lng, label, value, onChange, first }: Props) {
  const names = useLoadedCountryNames(lng);
  const countries = useMemo(
    () => (names ? countriesByName(lng, { names, among: callingCountries, first }) : [{ value, label: '' }]),
    [names, lng, first, value],
  );
  return (
    <span className={css.country}>
      <Flag country={value} />
      <IconChevronDown aria-hidden="true" />
      <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {countries.map(({ value: code, label: name }) => (
          <option key={code} value={code}>
            {name} (+{callingCode(code)})
          </option>
        ))}
      </select>
    </span>
  );
}
