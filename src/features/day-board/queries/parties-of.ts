import type { BoardPartyView } from '@/features/day-board/schema';
import type { CompanionAboard, GuestAboard } from '@/features/orders/manifest/queries/guests-between';
import { stillToPay } from '@/features/orders/manifest/queries/still-to-pay';
import { statesOn } from '@/features/ready/queries/ready-on';
import type { Tx } from '@/server/database/db';
import type { Day } from '@/shared/time/days';

type Aboard = Pick<CompanionAboard, 'order' | 'phone' | 'hotel' | 'pickupArea'> & {
  diver?: string;
  about?: Pick<GuestAboard['about'], 'dietary_restriction'>;
};

/** The orders of these people, each once. */
export async function partiesOf(db: Tx, day: Day, aboard: readonly Aboard[]): Promise<BoardPartyView[]> {
  const orders = new Map<string, Aboard>();
  for (const one of aboard) if (!orders.get(one.order)?.phone) orders.set(one.order, one);
  const toPay = await stillToPay(db, [...orders.keys()]);
  const states = await statesOn(db, day);
  const notReady = (order: string): BoardPartyView['not_ready'] => {
    const divers = new Set(aboard.flatMap((one) => (one.order === order && one.diver ? [one.diver] : [])));
    return [...divers].flatMap((diver) => {
      const { state = 'ready', isForPhysician: physician = false } = states.get(diver) ?? {};
      return state === 'ready' ? [] : [{ diver, state, physician }];
    });
  };
  const dietsOf = (order: string): BoardPartyView['diets'] => {
    const eaten = aboard.flatMap(({ order: of, diver, about }) => {
      const diet = about?.dietary_restriction;
      return of === order && diver && diet && diet !== 'none' ? [[diver, diet] as const] : [];
    });
    return [...new Map(eaten)].map(([diver, diet]) => ({ diver, diet }));
  };
  return [...orders].map(([order, { phone, hotel, pickupArea }]) => ({
    ...{ order, phone, hotel },
    pickup_area: pickupArea,
    to_pay: toPay.get(order) ?? 0,
    not_ready: notReady(order),
    diets: dietsOf(order),
  }));
}
