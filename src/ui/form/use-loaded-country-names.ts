'use client';
import { useEffect, useState } from 'react';
import type { CountryNames } from '@/i18n/country-names';
import type { Locale } from '@/shared/locale/locales';

/** Country names for a list that only the browser shows, fetched after the page; null until then. */
export function useLoadedCountryNames(lng: Locale): CountryNames | null {
  const [loaded, setLoaded] = useState<{ lng: Locale; names: Record<string, string> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without the names the field still works for its current country.
    import(`../../../public/locales/${lng}/countries.json`).then(
      ({ default: names }) => isCurrent && setLoaded({ lng, names }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [lng]);
  return loaded?.lng === lng ? (code) => loaded.names[code] ?? code : null;
}
