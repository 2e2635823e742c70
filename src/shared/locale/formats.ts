import { intlLocale, type Locale } from './locales';

/** Making a format takes as long as fifty uses of it; there are few, as their options are written in the code. */
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
export const numberFormat = cachedFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** A share in hundredths, as the language writes it. */
export const inPercent = (percent: number, lng: Locale): string =>
  numberFormat(lng, { style: 'percent' }).format(percent / 100);
