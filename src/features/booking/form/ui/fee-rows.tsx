'use client';
import type { FeeView } from '@/features/booking/schema';
import { useT } from '@/i18n/client';
import { feeWords } from '@/i18n/fee-words';

/** The fees of parks and authorities, in a list of terms and amounts. */
export function FeeRows({ fees }: { fees: readonly FeeView[] }) {
  const { t, lng } = useT('booking');
  const words = feeWords(t, lng);
  return fees.map((fee) => (
    <div key={fee.id}>
      <dt>{words.label(fee)}</dt>
      <dd>{words.amount(fee)}</dd>
    </div>
  ));
}
