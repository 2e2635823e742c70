import type { Locale } from '@/shared/locale/locales';

const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const STEP = 1000;

/** A size in the largest unit that leaves a number above one. */
export function formatSize(bytes: number, lng: Locale): string {
  let at = 0;
  let size = bytes;
  for (; size >= STEP && at < steps.length - 1; at++) size /= STEP;
  const digits = size < 10 && at > 0 ? 1 : 0;
  return new Intl.NumberFormat(lng, {
    ...{ style: 'unit', unit: steps[at] as string, unitDisplay: at === 0 ? 'long' : 'short' },
    maximumFractionDigits: digits,
  }).format(size);
}
