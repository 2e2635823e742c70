import type { TFunction } from 'i18next';
import type { RefundBand } from '@/shared/shop/selling';

const HALF = 50;

function partOf(percent: number, t: TFunction<'orders'>): string {
  if (percent === 0) return t('cancellation.partNone');
  if (percent === 100) return t('cancellation.partAll');
  return percent === HALF ? t('cancellation.partHalf') : t('cancellation.partSome', { percent });
}

/** The lines of the refund policy, longest notice first, down to the last hours before the day begins. */
export function refundLines(bands: readonly RefundBand[], t: TFunction<'orders'>): { percent: number; text: string }[] {
  const last = bands.at(-1);
  const none = partOf(0, t);
  return [
    ...bands.map(({ hours, percent }, at) => {
      const from = bands[at - 1]?.hours;
      const words = { hours, to: hours, part: partOf(percent, t) };
      const text =
        from === undefined ? t('cancellation.bandFirst', words) : t('cancellation.bandBetween', { ...words, from });
      return { percent, text };
    }),
    {
      percent: 0,
      text: last
        ? t('cancellation.bandLast', { hours: last.hours, part: none })
        : t('cancellation.bandNever', { part: none }),
    },
  ];
}
