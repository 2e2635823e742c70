import { intlLocale, type Locale } from './locales';

/** Creating a format costs as much as fifty uses. Options are written in the code, so the cache stays small. */
function cachedFormats<Options, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (lng: Locale, options: Options): Format => {
    const key = lng + JSON.stringify(options);
    const format = formats.get(key) ?? make(intlLocale(lng), options);
    formats.set(key, format);
    return format;
  };
}

export const dateFormat = cachedFormats(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
/** Formats a range of UTC days. Browsers and the server disagree on thin spaces around the dash, so there are none. */
export const formatRange = (lng: Locale, options: Intl.DateTimeFormatOptions, from: Date, to: Date): string =>
  dateFormat(lng, { ...options, timeZone: 'UTC' })
    .formatRange(from, to)
    .replaceAll('\u2009', ' ');
export const numberFormat = cachedFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Formats a percentage (0–100) in the language. */
export const formatPercent = (percent: number, lng: Locale): string =>
  numberFormat(lng, { style: 'percent' }).format(percent / 100);
