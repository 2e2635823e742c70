import { fieldError } from '@/shared/errors/errors';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';

type Amount = { amount: number; most: number; field: string };

export function requireWithin({ locale }: { locale: Locale }, { amount, most, field }: Amount): number {
  if (amount > most) throw fieldError(field, 'refund_too_large', { amount: formatRupiah(most, locale) });
  return amount;
}
