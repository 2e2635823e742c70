import { expect, test } from 'vitest';
import { defaultShop } from '@/shared/shop/sections';
import { anOrder, byStaff, later } from '@/test/orders';
import { mailsTo } from '@/test/outbox';

const TOTAL = 1_000_001;

test('a receipt and its email show the day, the pickup, the outstanding amount and the tax number', async () => {
  const { uuid } = await anOrder({ pickup_area: 'sanur', pickup_address: 'Villa Melati 3' });
  const { admin } = await byStaff(later(5));
  const part = await admin.orders.take_payment({ uuid, method: 'cash', amount: 100_000 });
  const receipt = part.payments.ledger[0]?.receipt_uuid ?? '';
  const before = await admin.orders.receipt({ uuid, receipt });
  expect(before).toMatchObject({ tax_number: null, to_pay: TOTAL - 100_000, on_account: 0 });
  expect(before).toMatchObject({
    pickup_area: 'sanur',
    pickup_address: 'Villa Melati 3',
    items: [{ activity_date: '2026-12-24', pickup_window: { from: '07:00', to: '07:15' }, meeting_time: null }],
  });

  await admin.shop.save_invoices({ ...defaultShop.invoices, tax_number: '01.234.567.8-901.000' });
  await admin.orders.take_payment({
    uuid,
    payments: [
      { method: 'qris', amount: 300_000 },
      { method: 'on_account', amount: 200_000 },
    ],
  });
  const facts = { tax_number: '01.234.567.8-901.000', to_pay: TOTAL - 600_000, on_account: 200_000 };
  expect(await admin.orders.receipt({ uuid, receipt })).toMatchObject(facts);

  await admin.orders.mail_receipt({ uuid, receipt, email: 'ann@receipts.test' });
  expect(await mailsTo('ann@receipts.test')).toMatchObject([
    {
      template: 'receipt',
      params: {
        taxNumber: facts.tax_number,
        toPay: facts.to_pay,
        order: { date: '2026-12-24', pickup: { area: 'sanur', from: '07:00', address: 'Villa Melati 3' } },
      },
    },
  ]);
});
