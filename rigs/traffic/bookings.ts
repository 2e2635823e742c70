import { randomUUID } from 'node:crypto';
import { pause } from '../../scripts/lib/lifecycle';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { diver } from '../../src/test/divers';
import { json, type Requests } from './requests';

const DAYS = 60;
const FIRST_DAY = 10;
const RETRY_MS = 500;

export type Order = { uuid: string; day: string; paid: boolean; cancelled: boolean };
type Answer = { data?: { uuid: string; status: string; payment_url: string | null } };

/** Pays on a gateway's page; false when refused. */
export type PayAt = (requests: Requests, url: string) => Promise<boolean>;

export const payAtSandbox: PayAt = async (requests, url) => {
  const pressed = await requests.sendUntilAnswered('payment', '/api/trpc/payment.sandbox.press', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ json: { payment: url.split('/').at(-1), button: 'pay' } }),
  });
  // 409 answers the retry of a press that succeeded but whose answer was lost.
  if (pressed.status === 200 || pressed.status === 409) return true;
  requests.refuse('payment', pressed);
  return false;
};

/** Rotates through the days on which guests book. */
export const dayOfTurn = (turn: number): string => plusDays(dayAt(new Date()), FIRST_DAY + (turn % DAYS));

/** Books, pays and cancels orders of one product, and lists every order that was answered with 201. */
export class Bookings {
  readonly orders: Order[] = [];

  constructor(
    private readonly requests: Requests,
    private readonly product: string,
    private readonly payAt: PayAt,
  ) {}

  private post(subject: string, path: string, headers: Record<string, string>, body: object) {
    const init = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) };
    return this.requests.sendUntilAnswered(subject, path, init);
  }

  private bodyOn = (day: string) => ({
    product: this.product,
    activity_date: day,
    quantity: 1,
    payment_type: 'down_payment',
    pickup_area: 'sanur',
    divers: [diver()],
    emergency_contact: { name: 'Budi', phone: '+62 812 3456 7890' },
  });

  async quote(authorization: string, day: string): Promise<void> {
    const quoted = await this.post('quote', '/api/users/bookings/quote', { authorization }, this.bodyOn(day));
    if (quoted.status !== 200) this.requests.refuse('quote', quoted);
  }

  /** Undefined when the order is refused. */
  async book(authorization: string, day: string): Promise<Order | undefined> {
    const headers = { authorization, 'idempotency-key': randomUUID() };
    const placed = await this.post('order', '/api/users/orders', headers, this.bodyOn(day));
    const { data } = JSON.parse(placed.body) as Answer;
    if (placed.status !== 201 || !data) {
      this.requests.refuse('order', placed);
      return undefined;
    }
    const order: Order = { uuid: data.uuid, day, paid: false, cancelled: false };
    this.orders.push(order);
    const url = data.payment_url ?? (await this.openPayment(order, authorization));
    if (url) order.paid = await this.payAt(this.requests, url);
    return order;
  }

  private async openPayment({ uuid }: Order, authorization: string): Promise<string | null> {
    const opened = await this.post('payment', `/api/users/orders/${uuid}/pay`, { authorization }, {});
    if (opened.status !== 200) this.requests.refuse('payment', opened);
    return (JSON.parse(opened.body) as Answer).data?.payment_url ?? null;
  }

  /** Polls, because a job records what the gateway's callback reports. */
  async untilPaid({ uuid }: Order, authorization: string): Promise<void> {
    for (;;) {
      const { body } = await this.requests.sendUntilAnswered('order read', `/api/users/orders/${uuid}`, {
        headers: { authorization },
      });
      if ((JSON.parse(body) as Answer).data?.status !== 'pending_payment') return;
      await pause(RETRY_MS);
    }
  }

  async cancel(order: Order, authorization: string): Promise<void> {
    await this.untilPaid(order, authorization);
    const cancelled = await this.post('refund', `/api/users/orders/${order.uuid}/refund`, { authorization }, {});
    if (cancelled.status === 200) order.cancelled = true;
    else this.requests.refuse('refund', cancelled);
  }
}
