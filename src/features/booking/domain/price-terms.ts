import { ageOn } from '@/features/booking/divers/domain/age';
import { noPriceRules } from '@/features/catalogue/domain/no-price-rules';
import type { PriceRules } from '@/features/catalogue/domain/price-rules';
import type { LocalisedLine } from '@/shared/schema/localised';
import { type Day, isDay } from '@/shared/time/days';
import { percentOf } from './percent-of';

/** Everything besides the catalogue that the price of an item depends on. */
export type PricedFor = {
  rules?: PriceRules | undefined;
  date?: Day | undefined;
  /** The birth dates of its divers, if known. */
  births?: readonly (Day | null)[] | undefined;
};

/** The rules that changed a price, with the reduction by each rule. */
export type PriceTerms = {
  season?: { names: LocalisedLine; percent: number };
  group?: { from: number; percent: number; divers: number; amount: number };
  child?: { up_to_age: number; percent: number; divers: number; amount: number };
};

const childrenAmong = ({ rules, date, births = [] }: PricedFor): number => {
  const upTo = rules?.child?.up_to_age;
  if (upTo === undefined || !date) return 0;
  return births.filter((born) => born !== null && isDay(born) && ageOn(born, date) <= upTo).length;
};

/** The price of a package in the season of its day. */
export function seasonPrice(unitPrice: number, { rules = noPriceRules, date }: PricedFor) {
  const found = date && rules.seasons.find(({ from, to }) => from <= date && date <= to);
  return {
    unitPrice: found ? percentOf(unitPrice, 100 + found.percent) : unitPrice,
    season: found ? { names: found.names, percent: found.percent } : undefined,
  };
}

/** A percentage of the fee for some of the people it covers, rounded half up. */
const partOf = (fee: number, some: number, all: number, percent: number) =>
  Math.floor((2 * fee * some * percent + 100 * all) / (200 * all));

/** The group and child reductions; a child gets the child price, even in a group. */
export function reductions(fee: number, divers: number, priced: PricedFor): Pick<PriceTerms, 'group' | 'child'> {
  const { group, child } = priced.rules ?? noPriceRules;
  const children = Math.min(divers, childrenAmong(priced));
  const others = divers - children;
  const isGroup = group && divers >= group.from && others > 0;
  return {
    ...(child &&
      children > 0 && { child: { ...child, divers: children, amount: partOf(fee, children, divers, child.percent) } }),
    ...(isGroup && { group: { ...group, divers: others, amount: partOf(fee, others, divers, group.percent) } }),
  };
}
