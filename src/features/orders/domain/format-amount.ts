import { intlLocale, type Locale } from '@/shared/locale/locales';

/** Null when the gateway named no currency or no amount. */
export function formatAmount(
  { amount, currency }: { amount: number; currency: string | null },
  lng: Locale,
): string | null {
  if (!currency || amount === 0) return null;
  return new Intl.NumberFormat(intlLocale(lng), { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    amount,
  );
}
