import type { Taken } from '@/features/availability/commands/bookable-departures';
import type { PricedItem } from '@/features/booking/queries/priced-items';
import type { Placing } from '@/features/booking/schema';
import type { NewOrder } from '@/features/orders/data/placement';
import { checkForms } from '@/features/orders/domain/check-people';
import { fieldError } from '@/shared/errors/errors';
import { momentOf } from '@/shared/time/days';

type Attempt = NewOrder['attempt'];

/** Where an order that is paid online and one that is agreed at the counter differ. */
export type PlacingPolicy = {
  checkForms: (priced: PricedItem[], input: Placing) => void;
  /** Until when the seats are held; `usual` is the time that the shop has set. */
  holdEnd: (usual: Date, claimed: (PricedItem & Taken)[], now: Date) => Date;
  /** The first payment attempt as it is written; an open one is led to the gateway. */
  firstAttempt: (opened: Attempt, now: Date) => Attempt;
};

export const paidOnline: PlacingPolicy = {
  checkForms,
  holdEnd: (usual) => usual,
  firstAttempt: (opened) => opened,
};

/** The guests fill in their forms when they come, and one who pays online later opens a session of their own. */
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
