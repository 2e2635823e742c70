import type { TFunction } from 'i18next';

/** Duration in words: half a day, three days, four weeks, seven months. */
export function lengthOf(days: number, t: TFunction<'catalogue'>): string {
  if (days < 1) return t('halfDay');
  if (days >= 60 && days % 30 === 0) return t('months', { count: days / 30 });
  return days >= 14 && days % 7 === 0 ? t('weeks', { count: days / 7 }) : t('days', { count: days });
}

const currents = ['0', '1', '2', '3'] as const;

export function currentOf(current: number, t: TFunction<'catalogue'>): string {
  return t(`current.${currents[current] ?? '0'}`);
}
