import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Call, type Reply, startFakeServer } from './fake-server';

const minutes = z.strictObject({ unit: z.literal('minute'), duration: z.int().positive() });
const newTransaction = z.strictObject({
  transaction_details: z.strictObject({
    order_id: z.string().regex(/^[\w.~-]{1,50}$/),
    gross_amount: z.int().positive(),
  }),
  item_details: z.array(
    z.strictObject({ id: z.string().max(50), name: z.string().min(1).max(50), price: z.int(), quantity: z.int() }),
  ),
  customer_details: z.strictObject({ first_name: z.string(), email: z.email() }),
  expiry: minutes.extend({ start_time: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}$/) }),
  page_expiry: minutes.refine(({ duration }) => duration >= 5),
  callbacks: z.strictObject({ finish: z.url(), error: z.url() }),
});
const newRefund = z.strictObject({ refund_key: z.string().min(1), amount: z.int().positive(), reason: z.string() });

type Refund = { refund_key: string; refund_amount: string; refund_chargeback_id: number };
type Transaction = {
  order_id: string;
  transaction_id: string;
  transaction_status: string;
  fraud_status: string;
  payment_type: string;
  gross_amount: string;
  currency: string;
  refunds: Refund[];
};

/** Midtrans puts its status into the body; its HTTP status is nearly always 200. */
const replyWith = (status_code: number, status_message: string, more: object = {}): Reply => ({
  status: 200,
  body: { status_code: String(status_code), status_message, ...more },
});

const money = (amount: number) => amount.toFixed(2);

/** Midtrans Snap as documented, as far as the shop uses it. */
export async function startFakeMidtrans() {
  const serverKey = 'Mid-server-tests';
  const pages = new Map<string, { key: string; reply: Reply; amount: number }>();
  const transactions = new Map<string, Transaction>();
  let refundsAre: 'done' | { refused: number } = 'done';

  function createPage({ body, headers }: Call): Reply {
    const read = newTransaction.safeParse(body);
    if (!read.success) return { status: 400, body: { error_messages: [z.prettifyError(read.error)] } };
    const { order_id, gross_amount } = read.data.transaction_details;
    const existing = pages.get(order_id);
    const key = String(headers['idempotency-key']);
    if (existing?.key === key) return existing.reply;
    if (existing)
      return { status: 400, body: { error_messages: ['transaction_details.order_id has already been taken'] } };
    const token = randomUUID();
    const redirect_url = `https://app.midtrans.com/snap/v4/redirection/${token}`;
    const reply = { status: 201, body: { token, redirect_url } };
    pages.set(order_id, { key, reply, amount: gross_amount });
    return reply;
  }

  function refund(transaction: Transaction, body: unknown): Reply {
    const read = newRefund.safeParse(body);
    if (!read.success) return replyWith(400, 'validation error');
    if (transaction.transaction_status === 'capture') return replyWith(412, 'Transaction status cannot be updated.');
    if (typeof refundsAre === 'object') return replyWith(refundsAre.refused, 'Refund request is rejected');
    const { refund_key, amount } = read.data;
    if (transaction.refunds.some((existing) => existing.refund_key === refund_key))
      return replyWith(406, 'Duplicate refund key');
    const gone = transaction.refunds.reduce((sum, { refund_amount }) => sum + Number(refund_amount), 0);
    if (gone + amount > Number(transaction.gross_amount)) return replyWith(412, 'Refund amount exceeds.');
    const made = {
      refund_key,
      refund_amount: money(amount),
      refund_chargeback_id: transactions.size * 100 + transaction.refunds.length,
    };
    transaction.refunds.push(made);
    transaction.transaction_status = gone + amount === Number(transaction.gross_amount) ? 'refund' : 'partial_refund';
    return replyWith(200, 'Success, refund request is approved', { ...transaction, ...made });
  }

  function handle(call: Call): Reply {
    const expected = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;
    if (call.headers.authorization !== expected) return replyWith(401, 'Access denied');
    if (call.path === '/snap/v1/transactions') return createPage(call);
    const [, version, reference = '', verb] = call.path.split('/');
    const transaction = transactions.get(reference);
    if (version !== 'v2' || !transaction) return replyWith(404, "Transaction doesn't exist.");
    if (verb === 'status') return replyWith(200, 'Success', transaction);
    if (verb === 'refund') return refund(transaction, call.body);
    if (verb !== 'cancel' || transaction.transaction_status !== 'pending') return replyWith(412, 'Cannot be updated.');
    transaction.transaction_status = 'cancel';
    return replyWith(200, 'Success, transaction is canceled', transaction);
  }

  const server = await startFakeServer(handle);

  return {
    ...server,
    serverKey,
    pages,
    transactions,
    /** Makes the payer choose a payment method, which gives the transaction this status. */
    turn(reference: string, about: Partial<Transaction> & { transaction_status: string }) {
      const page = pages.get(reference);
      if (!page) throw new Error(`Midtrans knows no page ${reference}`);
      const before = transactions.get(reference);
      transactions.set(reference, {
        order_id: reference,
        transaction_id: randomUUID(),
        fraud_status: 'accept',
        payment_type: 'credit_card',
        gross_amount: money(page.amount),
        currency: 'IDR',
        refunds: [],
        ...before,
        ...about,
      });
    },
    refundsWill: (be: typeof refundsAre) => {
      refundsAre = be;
    },
    callback(reference: string, transaction_status: string, key = serverKey) {
      const gross_amount = money(pages.get(reference)?.amount ?? 0);
      const status_code = '200';
      const signed = `${reference}${status_code}${gross_amount}${key}`;
      const signature_key = createHash('sha512').update(signed).digest('hex');
      const about = { order_id: reference, transaction_id: randomUUID(), transaction_status, fraud_status: 'accept' };
      return { body: JSON.stringify({ ...about, status_code, gross_amount, signature_key }), headers: {} };
    },
  };
}
