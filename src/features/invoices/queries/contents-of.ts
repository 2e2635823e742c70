import { feeAmount, feeLines } from '@/features/booking/domain/fee-lines';
import type { InvoiceLine } from '@/features/invoices/domain/invoice-line';
import { invoiceLines } from '@/features/invoices/domain/invoice-lines';
import type { LockedOrder } from '@/features/orders/data/orders';
import { amountsOf, isBooked, sumOf } from '@/features/orders/domain/shares';
import { packagesOf } from '@/features/orders/domain/snapshot';
import { orderSnapshot } from '@/features/orders/schema';
import { balanceOf } from '@/features/payments/queries/balance';
import { translator } from '@/i18n/translate';
import type { Tx } from '@/server/database/db';
import { toLocale } from '@/shared/locale/locales';
import { lineIn } from '@/shared/schema/localised';
import { formatDay } from '@/shared/time/dates';
import { toDay } from '@/shared/time/days';

type Order = Pick<LockedOrder, 'id' | 'locale' | 'items' | 'addOns'>;

/** Contents of an invoice for the order's current state, in the customer's language. */
export async function contentsOf(
  tx: Tx,
  { id, locale: stored, items, addOns }: Order,
): Promise<{ lines: InvoiceLine[]; total: number; passedOn: number; paid: number }> {
  const locale = toLocale(stored);
  const t = await translator(locale, 'orders');
  const balance = await balanceOf(tx, id);
  const amounts = amountsOf(items, balance);
  const labelled = items.map((item) => {
    const snapshot = orderSnapshot.parse(item.snapshot);
    const { titles, variant } = snapshot;
    const name = [lineIn(titles, locale), variant && lineIn(variant, locale)].filter(Boolean).join(', ');
    return {
      ...item,
      quantity: packagesOf(item, snapshot),
      label: t('invoice.item', { name, day: formatDay(toDay(item.activityDate), locale, 'medium') }),
      fees: feeLines
        .parse(item.fees)
        .filter(({ payment }) => payment === 'with_booking')
        .map((fee) => ({ label: lineIn(fee.names, locale), amount: feeAmount(fee) })),
      addOns: addOns
        .filter(({ itemId }) => itemId === item.id)
        .map(({ names, ...addOn }) => ({ ...addOn, label: lineIn(names, locale) })),
    };
  });
  const { lines, total } = invoiceLines(labelled, balance.waived, {
    discount: t('money.discount'),
    adjustment: t('money.adjustment'),
    reduction: t('invoice.reduction'),
    fee: (label) => t('invoice.fee', { label }),
  });
  const passedOn = Math.min(total, sumOf(items.filter(isBooked).map((item) => item.passedOn)));
  // Fees are lines of the invoice and already paid.
  return { lines, total, passedOn, paid: Math.max(0, Math.min(total, amounts.paid + amounts.fees)) };
}
