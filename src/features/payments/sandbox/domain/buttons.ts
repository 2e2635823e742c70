export const buttons = ['pay', 'send_twice', 'wrong_amount', 'pay_late', 'fail', 'expire'] as const;
export type Button = (typeof buttons)[number];

export type PageState = 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'on_its_way';

const whileOpen: readonly Button[] = buttons;
const afterTheEnd: readonly Button[] = ['pay_late'];

/** Money can still arrive for a session that is over; everything else is too late then. */
export function buttonsIn(state: PageState): readonly Button[] {
  if (state === 'pending') return whileOpen;
  return state === 'paid' || state === 'on_its_way' ? [] : afterTheEnd;
}

/** Not what was asked for: a good bit less, or more where there is not so much to leave out. */
export const wrongAmountFor = (amount: number): number => (amount > 20_000 ? amount - 10_000 : amount + 10_000);
