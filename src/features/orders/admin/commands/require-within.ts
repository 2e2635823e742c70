import { fieldError } from '@/shared/errors/errors';

const asMoney = (amount: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }).format(amount);

export function requireWithin(amount: number, most: number, field: string): number {
  if (amount > most) throw fieldError(field, 'refund_too_large', { amount: asMoney(most) });
  return amount;
}
