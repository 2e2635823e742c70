import { ageOn } from '@/features/booking/divers/domain/age';
import { localisedLine } from '@/shared/schema/localised';
import { z } from '@/shared/schema/zod';
import { type FeeRates, feePayments, feePeriods, feeRates, feeRefunds, type ShopFee } from '@/shared/shop/fees';
import { type Day, daysFrom, isDay } from '@/shared/time/days';
import { percentOf, sharesOf } from './percent-of';

/** A fee of an item as agreed; amounts in rupiah. */
export const feeLine = z.object({
  id: z.uuid(),
  names: localisedLine,
  per: z.enum(feePeriods),
  payment: z.enum(feePayments),
  refund: z.enum(feeRefunds),
  rates: feeRates,
  people: z.array(
    z.object({
      /** The diver's position in the order. */
      position: z.int(),
      /** The number of days, visits or months that this person pays for. */
      times: z.int(),
      amount: z.int(),
      /** True until nationality, residence and age are known as far as the rates depend on them. */
      at_most: z.boolean(),
    }),
  ),
});
export type FeeLine = z.infer<typeof feeLine>;
export const feeLines = z.array(feeLine);

/** The facts that a person's rate depends on; null until they are known. */
export type FeePayer = {
  position: number;
  nationality: string | null;
  residence: string | null;
  date_of_birth: string | null;
};

function origins({ nationality, residence }: FeePayer): ('foreign' | 'domestic')[] {
  if (nationality === 'ID' || residence === 'indonesia') return ['domestic'];
  return nationality && residence === 'abroad' ? ['foreign'] : ['foreign', 'domestic'];
}

function ages({ date_of_birth: born }: FeePayer, { child_up_to_age: upTo }: FeeRates, day: Day): ('adult' | 'child')[] {
  if (upTo === null) return ['adult'];
  if (!born || !isDay(born)) return ['adult', 'child'];
  return [ageOn(born, day) <= upTo ? 'child' : 'adult'];
}

/** The share of a person who pays this many times: the highest that is still possible. */
export function shareOf(payer: FeePayer, rates: FeeRates, day: Day, times: number): FeeLine['people'][number] {
  const possible = origins(payer).flatMap((origin) =>
    ages(payer, rates, day).map((age) => rates[`${origin}_${age}` as const]),
  );
  const amount = Math.max(...possible) * times;
  return { position: payer.position, times, amount, at_most: new Set(possible).size > 1 };
}

type Visit = {
  /** The fees where it goes. */
  fees: readonly ShopFee[];
  first: Day;
  last: Day;
  payers: readonly FeePayer[];
};

/** The visits, days or months of an item that a person pays for once each. */
function unitsOf({ per }: ShopFee, visit: Visit, index: number, isValid: (day: Day) => boolean): string[] {
  if (per === 'visit') return isValid(visit.first) ? [`visit ${index}`] : [];
  const days = daysFrom(visit.first, visit.last).filter(isValid);
  return [...new Set(per === 'day' ? days : days.map((day) => day.slice(0, 7)))];
}

const validOn =
  ({ valid_from: from, valid_to: to }: ShopFee) =>
  (day: Day): boolean =>
    from <= day && (to === null || day <= to);

/**
 * The fees of each item. A person pays a fee once for each day or month, even on several items; the earliest in the
 * order has it.
 */
export function feeLinesOf(visits: readonly Visit[]): FeeLine[][] {
  const paid = new Set<string>();
  return visits.map((visit, index) =>
    visit.fees.flatMap((fee): FeeLine[] => {
      const units = unitsOf(fee, visit, index, validOn(fee));
      const people = visit.payers.flatMap((payer) => {
        const open = units.filter((unit) => !paid.has(`${fee.id} ${payer.position} ${unit}`));
        for (const unit of open) paid.add(`${fee.id} ${payer.position} ${unit}`);
        if (open.length === 0) return [];
        return [shareOf(payer, fee, visit.first, open.length)];
      });
      const { id, names, per, payment, refund } = fee;
      return people.length > 0 ? [{ id, names, per, payment, refund, rates: feeRates.parse(fee), people }] : [];
    }),
  );
}

/** The same fees once more is known of their people: never more than was agreed. */
export const loweredFees = (lines: readonly FeeLine[], payers: readonly FeePayer[], first: Day): FeeLine[] =>
  lines.map((line) => ({
    ...line,
    people: line.people.map((person) => {
      const payer = payers.find(({ position }) => position === person.position);
      if (!payer) return person;
      const share = shareOf(payer, line.rates, first, person.times);
      return { ...share, amount: Math.min(person.amount, share.amount) };
    }),
  }));

export const feeAmount = ({ people }: Pick<FeeLine, 'people'>): number =>
  people.reduce((sum, { amount }) => sum + amount, 0);

export const isAtMost = ({ people }: Pick<FeeLine, 'people'>): boolean => people.some(({ at_most }) => at_most);

const paidBy = (lines: readonly FeeLine[], wanted: FeeLine['payment']): number =>
  lines.reduce((sum, line) => sum + (line.payment === wanted ? feeAmount(line) : 0), 0);

/** The part that the shop collects and passes on. */
export const collectedFees = (lines: readonly FeeLine[]): number => paidBy(lines, 'with_booking');

/** The part that guests pay at the gate, outside every total. */
export const feesOnSite = (lines: readonly FeeLine[]): number => paidBy(lines, 'on_site');

export type OwnFee = Pick<FeeLine, 'names' | 'payment'> & { amount: number };

/** The fees of one person, without those that the price includes. */
export const feesOfPerson = (lines: readonly FeeLine[], position: number): OwnFee[] =>
  lines.flatMap(({ names, payment, people }) =>
    payment === 'included'
      ? []
      : people.filter((one) => one.position === position).map(({ amount }) => ({ names, payment, amount })),
  );

/** A fee with its amount for everybody. */
type Collected = { payment: FeeLine['payment']; refund: FeeLine['refund']; amount: number };

/**
 * What goes back of the money paid for an item, where its price is refunded by this percentage: each collected fee by
 * its own policy. What was paid covers the price first.
 */
export function refundedOf(
  { total, passedOn, fees }: { total: number; passedOn: number; fees: readonly Collected[] },
  paid: number,
  percent: number,
): number {
  const ofFees = Math.min(passedOn, Math.max(0, paid - (total - passedOn)));
  const collected = fees.filter(({ payment }) => payment === 'with_booking');
  const shares = sharesOf(
    ofFees,
    collected.map(({ amount }) => amount),
  );
  const percents = { always: 100, as_booking: percent, never: 0 };
  const back = collected.map(({ refund }, index) => percentOf(shares[index] ?? 0, percents[refund]));
  return back.reduce((sum, amount) => sum + amount, percentOf(paid - ofFees, percent));
}
