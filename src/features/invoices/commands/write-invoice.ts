import { insertInvoice, nextNumber, sealRecipient } from '@/features/invoices/data';
import { invoiceNumber } from '@/features/invoices/domain/invoice-number';
import { taxesIn } from '@/features/invoices/domain/taxes-in';
import { contentsOf } from '@/features/invoices/queries/contents-of';
import type { Recipient } from '@/features/invoices/schema';
import type { LockedOrder } from '@/features/orders/data/orders';
import { translator } from '@/i18n/translate';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { lineIn } from '@/shared/schema/localised';
import { mainAddress } from '@/shared/shop/contact';
import type { Shop } from '@/shared/shop/sections';
import { dayAt } from '@/shared/time/days';

function issuerOf({ identity, invoices }: Shop) {
  const { street, town, region, postcode } = mainAddress(identity);
  return {
    name: invoices.legal_name || identity.name,
    address: invoices.legal_address || `${street}\n${town}, ${region} ${postcode}`,
    tax_number: invoices.tax_number,
  };
}

type Issuing = { recipient: Recipient; shop: Shop; now: Date; userId: string | null };

/**
 * Copies the order's current state into the next invoice of the year. Takes the number last, because all invoices wait
 * for its row.
 */
export async function writeInvoice(
  tx: Tx,
  order: Pick<LockedOrder, 'id' | 'locale' | 'items' | 'addOns'>,
  { recipient, shop, now, userId }: Issuing,
): Promise<{ id: string; number: string; total: number }> {
  const { lines, total, passedOn, paid } = await contentsOf(tx, order);
  if (total <= 0) throw new AppError('nothing_to_invoice');
  const { prefix, lines: taxLines } = shop.invoices;
  const { amounts, net } = taxesIn(
    total - passedOn,
    taxLines.map(({ percent }) => percent),
  );
  const locale = toLocale(order.locale);
  const taxes = taxLines.map(({ names, kind, percent }, at) => ({
    ...{ label: lineIn(names, locale), kind, percent },
    amount: amounts[at] ?? 0,
  }));
  const t = await translator(locale, 'orders');
  const passed = { label: t('invoice.passedOn'), kind: 'passed_on' as const, percent: 0, amount: passedOn };
  const year = Number(dayAt(now).slice(0, 4));
  const issued = { orderId: order.id, locale, issuer: issuerOf(shop), issuedById: userId, issuedAt: now };
  const to = sealRecipient(recipient);
  const numbered = { prefix, year, number: await nextNumber(tx, year) };
  const amountsOfIt = { lines, taxes: passedOn > 0 ? [...taxes, passed] : taxes, net, total, paid };
  const { id } = await insertInvoice(tx, { ...issued, ...numbered, ...amountsOfIt, kind: 'invoice', recipient: to });
  return { id, number: invoiceNumber(numbered), total };
}
