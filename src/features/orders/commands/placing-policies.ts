import type { Taken } from '@/features/availability/commands/bookable-departures';
import type { PricedItem } from '@/features/booking/queries/priced-items';
import type { Placing } from '@/features/booking/schema';
import type { NewOrder } from '@/features/orders/data/placement';
import { checkForms } from '@/features/orders/domain/check-people';
import { fieldError } from '@/shared/errors/errors';
import { momentOf } from '@/shared/time/days';

type Attempt = NewOrder['attempt'];

/** The differences between an order paid online and one agreed at the counter. */
export type PlacingPolicy = {
  checkForms: (priced: PricedItem[], input: Placing) => void;
  /** Returns until when the seats are held; `usual` is the hold time set by the shop. */
  holdEnd: (usual: Date, claimed: (PricedItem & Taken)[], now: Date) => Date;
  /** Returns the first payment attempt to insert; an open attempt redirects to the gateway. */
  firstAttempt: (opened: Attempt, now: Date) => Attempt;
};

export const paidOnline: PlacingPolicy = {
  checkForms,
  holdEnd: (usual) => usual,
  firstAttempt: (opened) => opened,
};

/** Guests complete their forms on arrival; paying online later opens a separate payment session. */
export const agreedAtCounter = (until: Date | null): PlacingPolicy => ({
  checkForms: () => {},
  holdEnd(usual, claimed, now) {
    if (!until) return usual;
    const isOver = claimed.some(({ item, departs }) => until > momentOf(item.activity_date, departs.time));
    if (until <= now || isOver) throw fieldError('hold_until', 'invalid.hold_until');
    return until;
  },
  firstAttempt: (opened, now) => ({ ...opened, status: 'cancelled', polledAt: null, settledAt: now }),
});
