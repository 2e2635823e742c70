'use client';
import { useMemo } from 'react';
import { useT } from './client';
import { type CountryNames, countryNames } from './country-names';

/** Requires the page to provide the `countries` texts. */
export function useCountryNames(): CountryNames {
  const { t } = useT('countries');
  return useMemo(() => countryNames(t), [t]);
}
