'use client';
import { useMemo } from 'react';
import { useT } from './client';
import { type CountryNames, countryNames } from './country-names';

/** Needs the texts `countries` of the page. */
export function useCountryNames(): CountryNames {
  const { t } = useT('countries');
  return useMemo(() => countryNames(t), [t]);
}
