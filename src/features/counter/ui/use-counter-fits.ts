'use client';
import { levelName } from '@/features/booking/divers/domain/certification';
import { canOverride } from '@/features/booking/fit/domain/diver-faults';
import type { Answer } from '@/features/booking/fit/domain/fit';
import { fitDiver, type JudgedFields } from '@/features/booking/fit/domain/fit-diver';
import { fitsOfParty } from '@/features/booking/fit/domain/fits-of-party';
import type { CounterPerson } from '@/features/counter/domain/counter-person';
import { useT } from '@/i18n/client';
import { isDay } from '@/shared/time/days';
import { useShop } from '@/shop/client';
import type { CounterItem } from './use-counter-items';

export type CounterFit = { position: number; answer: Answer; reasons: string[]; canOverride: boolean };

/** The people whom the booked days do not simply fit, with the reasons. */
export function useCounterFits(items: readonly CounterItem[], people: readonly CounterPerson[]): CounterFit[] {
  const { t } = useT('booking');
  const { agencies } = useShop();
  const booked = items.flatMap(({ detail, date, along }) =>
    detail && isDay(date) ? [{ product: detail, day: date, divers: along, isGuided: false }] : [],
  );
  const divers = people.map((person) => fitDiver(person as JudgedFields));
  return fitsOfParty(booked, divers, agencies)
    .filter(({ answer }) => answer !== 'fits')
    .map(({ position, answer, reasons }) => ({
      position,
      answer,
      reasons: reasons.map(({ key, count = 0, of }) =>
        t(`fit.reason.${key}`, { count, level: levelName(divers[position]?.association ?? null, of.product.level) }),
      ),
      canOverride: reasons.some((reason) => reason.answer === 'not_yet' && canOverride(reason.key)),
    }));
}
