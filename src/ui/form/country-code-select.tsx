'use client';
import { useMounted } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Locale } from '@/shared/locale/locales';
import { callingCode, callingCountries } from '@/shared/schema/phone';
import css from './country-code-select.module.css';
import { countriesByName } from './country-names';
import { Flag } from './flag';

type Props = {
  lng: Locale;
  label: string;
  value: string;
  onChange: (country: string) => void;
  /** The country at the top of the list. */
  first: string;
};

/** The flag of a number's country, which opens the system's own list: it is named, and fits phones and keyboards best. */
export function CountryCodeSelect({ lng, label, value, onChange, first }: Props) {
  // Server and browser name countries slightly differently, which would break hydration.
  const isMounted = useMounted();
  const countries = useMemo(
    () => (isMounted ? countriesByName(lng, callingCountries, first) : [{ value, label: '' }]),
    [isMounted, lng, first, value],
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
