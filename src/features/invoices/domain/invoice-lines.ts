import { type ItemMoney, isBooked, reductionOf, sumOf } from '@/features/orders/domain/shares';
import type { InvoiceLine } from './invoice-line';

type Item = ItemMoney & {
  /** Product, option and day in the invoice's language. */
  label: string;
  quantity: number;
  unitPrice: number;
  activityFee: number;
  discount: number;
  /** Fees collected for parks and authorities. */
  fees: readonly { label: string; amount: number }[];
  addOns: readonly { label: string; quantity: number; price: number; amount: number }[];
};

/** Labels of lines that are not products. */
export type LineWords = { discount: string; adjustment: string; reduction: string; fee: (label: string) => string };

const line = (label: string, amount: number, count?: { quantity: number; price: number }): InvoiceLine => ({
  label,
  quantity: count?.quantity ?? null,
  // Printed only where it explains the amount.
  unit_price: count && count.quantity * count.price === amount ? count.price : null,
  amount,
});

function linesOfItem(item: Item, words: LineWords): InvoiceLine[] {
  const { label, quantity, unitPrice, activityFee, discount, addOns, fees, total } = item;
  const lines = [
    line(label, activityFee, { quantity, price: unitPrice }),
    ...addOns.map((addOn) => line(addOn.label, addOn.amount, addOn)),
    ...(discount > 0 ? [line(words.discount, -discount)] : []),
    ...fees.map((fee) => line(fee.label, fee.amount)),
  ];
  const rest = total - sumOf(lines.map(({ amount }) => amount));
  return rest === 0 ? lines : [...lines, line(words.adjustment, rest)];
}

/** Itemises the order's current price; the lines add up to the total. */
export function invoiceLines(
  items: readonly Item[],
  waived: number,
  words: LineWords,
): { lines: InvoiceLine[]; total: number } {
  const reduction = reductionOf(items, waived);
  const lines = [
    ...items.filter(isBooked).flatMap((item) => linesOfItem(item, words)),
    ...items
      .filter((item) => !isBooked(item) && (item.retained ?? 0) > 0)
      .map((item) => line(words.fee(item.label), item.retained ?? 0)),
    ...(reduction > 0 ? [line(words.reduction, -reduction)] : []),
  ];
  return { lines, total: sumOf(lines.map(({ amount }) => amount)) };
}
