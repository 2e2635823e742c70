import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { defaultShop } from '@/shared/shop/sections';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { invariantViolations } from '@/test/invariants';
import { aPaidOrder, byStaff, jobCtx, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';
import { expectSound } from '@/test/wrong-amounts';
import { eraseRecipients } from './erase-recipients';

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE shop_settings, invoices, invoice_series, invoice_search, invoice_sums`;
  await (await money()).shop.save_invoices(defaultShop.invoices);
});
afterEach(expectSound);

const to = { name: 'Mika Halberd', company: 'Halberd GmbH', address: 'Kai 4\n20457 Hamburg', tax_number: 'DE 811' };
const money = async () => (await byStaff(later(10))).admin;

describe('an invoice', () => {
  test("states the order's lines, tax and service, and never changes", async () => {
    const admin = await money();
    await admin.shop.save_invoices({
      ...{ prefix: 'SD/', legal_name: 'PT Segara', legal_address: 'Sanur', tax_number: '01.234' },
      lines: [
        { names: { en: 'Service', de: 'Bedienung' }, kind: 'service', percent: 10 },
        { names: { en: 'PB1' }, kind: 'tax', percent: 11 },
      ],
    });
    const { uuid } = await aPaidOrder({ quantity: 2 });
    const issued = await admin.invoices.issue({ uuid, recipient: to });
    expect(issued).toMatchObject({
      ...{ number: 'SD/2026-00001', kind: 'invoice', total: 2_000_002, paid: 600_001, open: 1_400_001 },
      issuer: { name: 'PT Segara', address: 'Sanur', tax_number: '01.234' },
      recipient: to,
      lines: [{ quantity: 2, unit_price: 1_000_001, amount: 2_000_002 }],
      taxes: [{ label: 'Service', percent: 10, amount: 165_289 }, { amount: 181_818 }],
      net: 1_652_895,
    });
    await db.user.updateMany({ data: { lastName: 'Changed' } });
    await admin.shop.save_invoices({ prefix: 'X', legal_name: '', legal_address: '', tax_number: '', lines: [] });
    await admin.orders.refund({ uuid, amount: 100_000, reason: 'No manta' });
    expect(await admin.invoices.get({ uuid, invoice: issued.uuid })).toEqual(issued);
    expect((await refusalOf(admin.invoices.issue({ uuid, recipient: to }))).code).toBe('invoice_stands');
    expect(JSON.stringify(await db.invoice.findMany())).not.toContain('Halberd');
  });

  test('states one and a half packages as 1.5', async () => {
    const { uuid } = await aPaidOrder({ quantity: 1.5 }, { allowHalfPackage: true, price: 1_000_000 });
    const { lines } = await (await money()).invoices.issue({ uuid, recipient: to });
    expect(lines).toMatchObject([{ quantity: 1.5, unit_price: 1_000_000, amount: 1_500_000 }]);
  });

  test('is reversed by a credit note in the same series, and a new one includes later changes', async () => {
    const { uuid } = await aPaidOrder();
    const admin = await money();
    const { uuid: invoice, number } = await admin.invoices.issue({ uuid, recipient: to });
    await admin.orders.refund({ uuid, amount: 100_000, reason: 'No manta' });
    const note = await admin.invoices.credit({ uuid, invoice });
    expect(note).toMatchObject({
      ...{ number: 'INV-2026-00002', kind: 'credit_note', total: -1_000_001, credits: { number }, recipient: to },
      lines: [{ quantity: 1, unit_price: -1_000_001, amount: -1_000_001 }],
    });
    expect((await refusalOf(admin.invoices.credit({ uuid, invoice }))).code).toBe('invoice_credited');
    const { recipient, total, may_issue } = await admin.invoices.of_order({ uuid });
    expect({ recipient, total, may_issue }).toEqual({ recipient: to, total: 900_001, may_issue: true });
    const anew = await admin.invoices.issue({ uuid, recipient });
    expect(anew).toMatchObject({ number: 'INV-2026-00003', total: 900_001, open: 700_001 });
    expect(await admin.invoices.list({ search: '00002' })).toMatchObject({ data: [{ uuid: note.uuid }] });
    const totals = { invoiced: 1_900_002, credited: -1_000_001, net: 900_001, total: 900_001 };
    expect(await admin.invoices.totals({ year: 2026 })).toEqual(totals);
  });

  test("is found by its customer's current name and included in the totals of its year", async () => {
    const fact = 'The stored sums match the invoices, and each invoice has the search words of its order';
    const { uuid, user } = await aPaidOrder();
    const admin = await money();
    const { uuid: invoice } = await admin.invoices.issue({ uuid, recipient: to });
    await db.user.update({ where: { id: user.id }, data: { lastName: 'Sundell' } });
    expect(await admin.invoices.list({ search: 'Sundell' })).toMatchObject({ data: [{ uuid: invoice }] });
    await db.$executeRaw`UPDATE invoice_sums SET total = total + 1`;
    expect(await invariantViolations()).toEqual([fact]);
    await db.$executeRaw`UPDATE invoice_sums SET total = total - 1`;
    const { searchKey } = await db.invoiceSearch.findFirstOrThrow();
    await db.invoiceSearch.updateMany({ data: { searchKey: '' } });
    expect(await invariantViolations()).toEqual([fact]);
    await db.invoiceSearch.updateMany({ data: { searchKey } });
  });

  test('is readable by its customer only, and issued by staff with the right `money`', async () => {
    const { uuid, at } = await aPaidOrder();
    const { uuid: invoice } = await (await money()).invoices.issue({ uuid, recipient: to });
    const { order } = await at(later(20));
    expect(await order.invoices({ uuid })).toMatchObject([{ uuid: invoice }]);
    expect(await order.invoice({ uuid, invoice })).toMatchObject({ recipient: to });
    const other = await callerFor(await signIn(await account()), { now: later(20) });
    expect((await refusalOf(other.order.invoice({ uuid, invoice }))).code).toBe('not_found');
    const { admin } = await byStaff(later(20), ['orders']);
    expect((await refusalOf(admin.invoices.issue({ uuid, recipient: to }))).code).toBe('forbidden');
    expect(await admin.invoices.get({ uuid, invoice })).toMatchObject({ uuid: invoice });
  });

  test('keeps its recipient until ten years after its year', async () => {
    const { uuid } = await aPaidOrder();
    await (await money()).invoices.issue({ uuid, recipient: to });
    const left = async (now: string) => {
      await eraseRecipients(jobCtx(new Date(now)));
      return (await db.invoice.findFirstOrThrow()).recipient !== null;
    };
    expect([await left('2036-12-31T10:00:00Z'), await left('2036-12-31T17:00:00Z')]).toEqual([true, false]);
  });
});

test('twenty invoices issued at once are numbered without gaps, and a refused one takes no number', async () => {
  const uuids: string[] = [];
  for (let at = 0; at < 20; at++) uuids.push((await aPaidOrder()).uuid);
  const { invoices } = await money();
  const issuing = [...uuids, uuids[0] ?? ''].map((uuid) => invoices.issue({ uuid, recipient: to }));
  const settled = await Promise.allSettled(issuing);
  const numbers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.number] : []));
  const all = Array.from({ length: 20 }, (_, at) => `INV-2026-${String(at + 1).padStart(5, '0')}`);
  expect(numbers.toSorted()).toEqual(all);
});
