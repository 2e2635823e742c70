import { dayAt, plusDays } from '../../src/shared/time/days';
import { staffCalls } from '../../src/test/list-calls';
import { type BenchShop, passwordOfBuyers } from '../bench/bench-shop';
import { Bookings, dayOfTurn, type Order, type PayAt } from '../traffic/bookings';
import { json, type Requests } from '../traffic/requests';

/** Share of the request rate per kind; each person makes about one request a second. */
const SHARES = { visitors: 0.5, guests: 0.2, staff: 0.2 };
const CANCELS_EVERY = 5;
const CHANGES_EVERY = 4;
const MONTH = 30;

export type Company = { shop: BenchShop; trip: string; adminToken: string; payAt: PayAt };

/** Visitors, guests, staff and crew, each waiting for an answer before the next request, until `end`. */
export class People {
  readonly bookings: Bookings;
  private readonly unconfirmed: Order[] = [];
  private readonly unmoved: Order[] = [];
  private isOver = false;
  private readonly all: Promise<void>[];

  constructor(
    private readonly requests: Requests,
    private readonly company: Company,
    perSecond: number,
  ) {
    this.bookings = new Bookings(requests, company.shop.slug, company.payAt);
    const many = (share: number, one: (index: number) => Promise<void>) =>
      Array.from({ length: Math.ceil(perSecond * share) }, (_, index) => this.repeat(one, index));
    this.all = [
      ...many(SHARES.visitors, (turn) => this.visit(turn)),
      ...many(SHARES.guests, (turn) => this.beGuest(turn)),
      ...many(SHARES.staff, (turn) => this.beStaff(turn)),
      this.repeat((turn) => this.planDay(turn), 0),
    ];
  }

  static readonly guestsAt = (perSecond: number): number => Math.ceil(perSecond * SHARES.guests);

  private async repeat(one: (turn: number) => Promise<void>, first: number): Promise<void> {
    for (let turn = first * 7; !this.isOver; turn += 1) await one(turn);
  }

  private async read(subject: string, path: string, headers: Record<string, string> = {}): Promise<void> {
    const reply = await this.requests.send(subject, path, { headers });
    if ('status' in reply && reply.status !== 200) this.requests.refuse(subject, reply);
  }

  private visit(turn: number): Promise<void> {
    const { trip } = this.company;
    const [today, day] = [dayAt(new Date()), dayOfTurn(turn)];
    const days = `/api/users/products/${trip}/availability`;
    const reads = [
      ['page', '/'],
      ['page', '/de/trips'],
      ['availability', `${days}?from=${today}&to=${plusDays(today, MONTH)}`],
      ['page', `/trips/${trip}`],
      ['page', `/zh/trips/${trip}`],
      ['availability', `${days}?from=${day}&to=${day}`],
      ['page', '/id/blog'],
      ['availability', '/api/users/products?kind=trip'],
    ] as const;
    const [subject, path] = reads[turn % reads.length] ?? reads[0];
    return this.read(subject, path);
  }

  private async signIn(email: string): Promise<string> {
    const body = JSON.stringify({ email, password: passwordOfBuyers });
    const answer = await this.requests.sendUntilAnswered('sign-in', '/api/users/login', {
      method: 'POST',
      headers: json,
      body,
    });
    const { data } = JSON.parse(answer.body) as { data: { token: string } };
    return `Bearer ${data.token}`;
  }

  private async beGuest(turn: number): Promise<void> {
    const { emails } = this.company.shop;
    const authorization = await this.signIn(emails[turn % emails.length] ?? '');
    const day = dayOfTurn(turn);
    await this.bookings.quote(authorization, day);
    const order = await this.bookings.book(authorization, day);
    if (!order?.paid) return;
    await this.bookings.untilPaid(order, authorization);
    if (this.bookings.orders.length % CANCELS_EVERY === 0) await this.bookings.cancel(order, authorization);
    else this.unconfirmed.push(order);
  }

  private async change(subject: string, path: string, body: object): Promise<void> {
    const headers = { ...json, authorization: `Bearer ${this.company.adminToken}` };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await this.requests.sendUntilAnswered(subject, `/api/admins${path}`, init);
    if (answer.status !== 200) this.requests.refuse(subject, answer);
  }

  private async beStaff(turn: number): Promise<void> {
    if (turn % CHANGES_EVERY === 0) return this.changeOrder();
    const { shop, adminToken } = this.company;
    const today = dayAt(new Date());
    const samples = { bookingId: 'SGR', name: 'Ayu Lestari', email: 'bench', customer: shop.otherCustomer };
    const calls = Object.values(staffCalls({ ...samples, product: shop.slug, today }));
    const { procedure, input } = calls[turn % calls.length] ?? { procedure: 'admin.orders.list', input: {} };
    const query = input ? `?input=${encodeURIComponent(JSON.stringify({ json: input }))}` : '';
    await this.read('staff reads', `/api/trpc/${procedure}${query}`, { cookie: `auth-token=${adminToken}` });
  }

  private async changeOrder(): Promise<void> {
    const moved = this.unmoved.shift();
    if (moved) return this.change('staff moves', `/orders/${moved.uuid}/move`, { date: plusDays(moved.day, 1) });
    const confirmed = this.unconfirmed.shift();
    if (!confirmed) return this.read('page', '/');
    await this.change('staff confirms', `/orders/${confirmed.uuid}/confirm`, {});
    this.unmoved.push(confirmed);
  }

  /** Crew read the lists of a day once it is published. */
  private async planDay(turn: number): Promise<void> {
    const day = `/schedule/${dayOfTurn(turn)}`;
    const headers = { authorization: `Bearer ${this.company.adminToken}` };
    await this.read('day board', `/api/admins${day}`, headers);
    await this.change('day planned', `${day}/plan`, {});
    await this.change('day published', `${day}/publish`, {});
    await this.read('day board', `/api/admins${day}/lists`, headers);
    await this.read('day board', `/api/admins${day}/sheets`, headers);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.all);
  }
}
