import type { TFunction } from 'i18next';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import type { feePayments } from '@/shared/shop/fees';

type Fee = {
  name: string;
  people: number;
  payment: (typeof feePayments)[number];
  amount: number;
  at_most: boolean;
};

/** A fee and its amount as guests and staff read them. */
export function feeWords(t: TFunction<'booking'>, lng: Locale) {
  const forPeople = ({ name, people }: Fee): string => t('fee.for', { name, count: people });
  return {
    label: (fee: Fee): string =>
      fee.payment === 'on_site' ? t('fee.at_gate', { label: forPeople(fee) }) : forPeople(fee),
    amount({ payment, amount, at_most }: Fee): string {
      if (payment === 'included') return t('fee.included');
      return at_most ? t('fee.at_most', { amount: formatRupiah(amount, lng) }) : formatRupiah(amount, lng);
    },
  };
}
