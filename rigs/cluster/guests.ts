import { pause } from '../../scripts/lib/lifecycle';
import type { BenchShop } from '../bench/bench-shop';
import { Bookings, dayOfTurn, payAtSandbox } from '../traffic/bookings';
import type { Requests } from '../traffic/requests';

const THINK_MS = 150;
/** About one paid order in `CANCELS_EVERY` is cancelled, so refunds happen too. */
const CANCELS_EVERY = 5;

/** Guests who book, pay and sometimes cancel, and visitors who read, until `end`. */
export class Guests {
  readonly bookings: Bookings;
  private isOver = false;
  private readonly people: Promise<void>[];

  constructor(
    private readonly requests: Requests,
    { slug, tokens }: BenchShop,
    readers: number,
  ) {
    this.bookings = new Bookings(requests, slug, payAtSandbox);
    this.people = [
      ...tokens.map((token, index) => this.guest(token, index)),
      ...Array.from({ length: readers }, (_, index) => this.reader(index)),
    ];
  }

  private async guest(token: string, index: number): Promise<void> {
    const authorization = `Bearer ${token}`;
    for (let turn = index * 7; !this.isOver; turn += 1) {
      const order = await this.bookings.book(authorization, dayOfTurn(turn));
      if (order?.paid && this.bookings.orders.length % CANCELS_EVERY === 0)
        await this.bookings.cancel(order, authorization);
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
