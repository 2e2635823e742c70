import { ageOn } from '@/features/booking/divers/domain/age';
import type { ShopAgencies } from '@/shared/shop/agencies';
import type { Day } from '@/shared/time/days';
import { ADULT, answers, type Fit, type FitDiver, fitOf, type Reason } from './fit';
import { fitProduct, type ShownProduct } from './fit-product';

export type BookedFit<Product> = {
  product: Product;
  day: Day;
  divers: readonly number[];
  /** True when a guide of their own is booked. */
  isGuided: boolean;
};
/** A reason with the product and the day it is about. */
export type PartyReason<Product> = Reason & { of: BookedFit<Product> };
export type PartyFit<Product> = { position: number; answer: Fit['answer']; reasons: PartyReason<Product>[] };

/** The answer for each diver whose level is known, over all products they are on; equal reasons appear once. */
export function fitsOfParty<Product extends ShownProduct>(
  booked: readonly BookedFit<Product>[],
  divers: readonly FitDiver[],
  shop: ShopAgencies,
): PartyFit<Product>[] {
  return divers.flatMap((diver, position) => {
    if (diver.level === null) return [];
    const theirs = booked.filter(({ divers: along }) => along.includes(position));
    const isRefreshed = theirs.some(({ product }) => product.refresher);
    const reasons = theirs.flatMap((of) => {
      const hasAdult = of.divers.some((other) => {
        const born = divers[other]?.born;
        return born ? ageOn(born, of.day) >= ADULT : false;
      });
      const found = fitOf({ ...diver, hasAdult }, fitProduct(of.product), of.day, shop).reasons;
      return found
        .filter(({ opener }) => !(isRefreshed && opener?.kind === 'refresher'))
        .filter(({ opener }) => !(of.isGuided && opener?.kind === 'guide'))
        .map((reason) => ({ ...reason, of }));
    });
    const once = reasons.filter(({ key }, at) => reasons.findIndex((other) => other.key === key) === at);
    const worst = Math.max(0, ...once.map(({ answer }) => answers.indexOf(answer)));
    return theirs.length > 0 ? [{ position, answer: answers[worst] ?? 'fits', reasons: once }] : [];
  });
}
