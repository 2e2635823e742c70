'use client';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import { type Day, isDay } from '@/shared/time/days';
import type { FeeValues } from './fee-values';

/** The sentences that describe a fee, so that the owner can check what was typed. */
export function useFeeTexts() {
  const { t, lng } = useT('fees-admin');
  const rupiah = (amount: number) => formatRupiah(amount, lng);

  /** States who pays how much; null while an amount is missing. */
  function sentences(fee: FeeValues): string[] | null {
    const { foreign_adult: foreign, domestic_adult: domestic, child_up_to_age: age } = fee;
    if (foreign === null || domestic === null) return null;
    const adults = [
      t(`preview.${fee.payment}.${fee.per}`, { amount: rupiah(foreign) }),
      t('preview.domestic', { amount: rupiah(domestic) }),
    ];
    if (age === null) return adults;
    const { foreign_child, domestic_child } = fee;
    if (foreign_child === null || domestic_child === null) return null;
    return [
      ...adults,
      t('preview.children', { age, foreign: rupiah(foreign_child), domestic: rupiah(domestic_child) }),
    ];
  }

  /** Names the day on which the fee begins or ends, if it matters on this day. */
  function validity({ valid_from: from, valid_to: to }: FeeValues, today: Day) {
    const day = (date: Day) => formatDay(date, lng, 'medium');
    if (isDay(to) && to < today) return { text: t('state.ended', { day: day(to) }), tone: 'warning' } as const;
    if (isDay(from) && from > today) return { text: t('state.from', { day: day(from) }), tone: 'success' } as const;
    if (isDay(to)) return { text: t('state.until', { day: day(to) }), tone: 'success' } as const;
    return undefined;
  }

  return { sentences, validity };
}
