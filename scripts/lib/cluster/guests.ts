import { randomUUID } from 'node:crypto';
import { dayAt, plusDays } from '../../../src/shared/time/days';
import { diver } from '../../../src/test/divers';
import type { BenchShop } from '../bench/bench-shop';
import { pause } from '../lifecycle';
import type { Reply, Requests } from './requests';

const DAYS = 60;
const FIRST_DAY = 10;
const THINK_MS = 150;
const RETRY_MS = 500;
/** Some of those who paid cancel, so that money goes back. */
const CANCELS_EVERY = 5;

type Order = { uuid: string; paid: boolean; cancelled: boolean };
type Answer = { data?: { uuid: string; status: string; payment_url: string | null } };

const json = { 'content-type': 'application/json' };

/** Guests who book, pay and sometimes cancel, and visitors who read, until `end`. */
export class Guests {
  readonly orders: Order[] = [];
  readonly refusals = new Map<string, number>();
  private isOver = false;
  private readonly people: Promise<void>[];

  constructor(
    private readonly requests: Requests,
    private readonly shop: BenchShop,
    readers: number,
  ) {
    this.people = [
      ...shop.tokens.map((token, index) => this.guest(token, index)),
      ...Array.from({ length: readers }, (_, index) => this.reader(index)),
    ];
  }

  /** As a careful client does: the same request with the same key until it is answered. */
  private async insist(subject: string, path: string, init: RequestInit): Promise<{ status: number; body: string }> {
    for (;;) {
      const reply: Reply = await this.requests.send(subject, path, init);
      if (!('trouble' in reply)) return reply;
      await pause(RETRY_MS);
    }
  }

  private refuse(subject: string, { status, body }: { status: number; body: string }): void {
    const { message } = JSON.parse(body) as { message?: string };
    const reason = `${subject}: ${status} ${message ?? ''}`;
    this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + 1);
  }

  private async placeOrder(token: string, turn: number): Promise<void> {
    const authorization = `Bearer ${token}`;
    const placed = await this.insist('order', '/api/users/orders', {
      method: 'POST',
      headers: { ...json, authorization, 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        product: this.shop.slug,
        activity_date: plusDays(dayAt(new Date()), FIRST_DAY + (turn % DAYS)),
        quantity: 1,
        payment_type: 'down_payment',
        pickup_area: 'sanur',
        divers: [diver()],
        emergency_contact: { name: 'Budi', phone: '+62 812 3456 7890' },
      }),
    });
    if (placed.status !== 201) return this.refuse('order', placed);
    const { data } = JSON.parse(placed.body) as Answer;
    if (!data) return this.refuse('order', placed);
    const order: Order = { uuid: data.uuid, paid: false, cancelled: false };
    this.orders.push(order);
    await this.pay(order, authorization, data.payment_url);
    if (order.paid && this.orders.length % CANCELS_EVERY === 0) await this.cancel(order, authorization);
  }

  private async pay(order: Order, authorization: string, url: string | null): Promise<void> {
    const opened = url ?? (await this.openPayment(order, authorization));
    if (!opened) return;
    const pressed = await this.insist('payment', '/api/trpc/payment.sandbox.press', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ json: { payment: opened.split('/').at(-1), button: 'pay' } }),
    });
    // A repetition of a press whose answer was lost is refused: it is paid already.
    if (pressed.status === 200 || pressed.status === 409) order.paid = true;
    else this.refuse('payment', pressed);
  }

  private async openPayment({ uuid }: Order, authorization: string): Promise<string | null> {
    const headers = { ...json, authorization };
    const opened = await this.insist('payment', `/api/users/orders/${uuid}/pay`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    if (opened.status !== 200) this.refuse('payment', opened);
    return (JSON.parse(opened.body) as Answer).data?.payment_url ?? null;
  }

  /** The gateway's callback is a job. */
  private async untilPaid({ uuid }: Order, authorization: string): Promise<void> {
    for (;;) {
      const { body } = await this.insist('order', `/api/users/orders/${uuid}`, { headers: { authorization } });
      if ((JSON.parse(body) as Answer).data?.status !== 'pending_payment') return;
      await pause(RETRY_MS);
    }
  }

  private async cancel(order: Order, authorization: string): Promise<void> {
    await this.untilPaid(order, authorization);
    const path = `/api/users/orders/${order.uuid}/refund`;
    const headers = { ...json, authorization };
    const cancelled = await this.insist('refund', path, { method: 'POST', headers, body: '{}' });
    if (cancelled.status === 200) order.cancelled = true;
    else this.refuse('refund', cancelled);
  }

  private async guest(token: string, index: number): Promise<void> {
    for (let turn = index * 7; !this.isOver; turn += 1) {
      await this.placeOrder(token, turn);
      await pause(THINK_MS);
    }
  }

  private async reader(index: number): Promise<void> {
    const paths = ['/', '/de/trips', '/api/users/products?kind=trip', '/ja'];
    for (let turn = index; !this.isOver; turn += 1) {
      await this.requests.send('page', paths[turn % paths.length] ?? '/');
      await pause(THINK_MS);
    }
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.people);
  }
}
