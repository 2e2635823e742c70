export const buttons = ['pay', 'send_twice', 'wrong_amount', 'pay_late', 'fail', 'expire'] as const;
export type Button = (typeof buttons)[number];

export type PageState = 'pending' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'on_its_way';

const whileOpen: readonly Button[] = buttons;
const afterTheEnd: readonly Button[] = ['pay_late'];

/** An expired session can only be paid late. */
export function buttonsIn(state: PageState): readonly Button[] {
  if (state === 'pending') return whileOpen;
  return state === 'paid' || state === 'on_its_way' ? [] : afterTheEnd;
}

/** Returns less than the amount due, or more if the amount is too small to reduce. */
export const wrongAmountFor = (amount: number): number => (amount > 20_000 ? amount - 10_000 : amount + 10_000);
