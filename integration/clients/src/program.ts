/** Capabilities of a client, implemented by each program. */
export type Shop = {
  signIn(): Promise<void>;
  openDays(): Promise<string[]>;
  quote(day: string): Promise<{ total: number; due_now: number }>;
  place(day: string, key: string): Promise<Order>;
  read(uuid: string): Promise<Order>;
  cancel(uuid: string): Promise<Order>;
  refund(uuid: string): Promise<Order>;
  /** Error code of the refused call. */
  refusalOfCancelling(uuid: string): Promise<string>;
};

export type Order = {
  uuid: string;
  status: string;
  payment_url: string | null;
  total: number;
  paid: number;
  refunding: number;
  refunded: number;
};

const TRIES = 240;
const PAUSE_MS = 250;

function check(fact: boolean, what: string): void {
  if (!fact) throw new Error(`${what} is not so`);
}

/** Reads the order until it is as expected, because payments and refunds arrive a moment later. */
async function untilIt(shop: Shop, uuid: string, isSo: (order: Order) => boolean, what: string): Promise<Order> {
  for (let done = 0; done < TRIES; done += 1) {
    const order = await shop.read(uuid);
    if (isSo(order)) return order;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${what} did not come about: ${JSON.stringify(await shop.read(uuid))}`);
}

/** Presses the button of the demo's gateway, as a guest does at `payment_url`. */
async function payAtTheSandbox(paymentUrl: string): Promise<void> {
  const { origin, pathname } = new URL(paymentUrl);
  const answer = await fetch(`${origin}/api/trpc/payment.sandbox.press`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ json: { payment: pathname.split('/').at(-1), button: 'pay' } }),
  });
  check(answer.ok, `the payment at ${paymentUrl}`);
}

async function placeAndPay(shop: Shop, day: string): Promise<Order> {
  const { total, due_now } = await shop.quote(day);
  const key = crypto.randomUUID();
  const placed = await shop.place(day, key);
  check(placed.status === 'pending_payment' && placed.total === total, 'a placed order that costs what was quoted');
  check((await shop.place(day, key)).uuid === placed.uuid, 'one order for one key');
  await payAtTheSandbox(placed.payment_url ?? '');
  const paid = await untilIt(shop, placed.uuid, ({ status }) => status === 'paid', 'a paid order');
  check(paid.paid === due_now, 'a payment of what was due');
  return paid;
}

const isBack = ({ refunding, refunded, paid }: Order) => refunding === 0 && refunded === paid;

export async function run(shop: Shop): Promise<void> {
  await shop.signIn();
  const [day = '', other = ''] = await shop.openDays();

  const first = await placeAndPay(shop, day);
  check((await shop.cancel(first.uuid)).status === 'cancelled', 'a cancelled order');
  await untilIt(shop, first.uuid, isBack, 'the money of the cancelled order back');
  check((await shop.refusalOfCancelling(first.uuid)) === 'state_not_allowed', 'an order that is cancelled once');

  const second = await placeAndPay(shop, other);
  check((await shop.refund(second.uuid)).status === 'refunded', 'a refunded order');
  await untilIt(shop, second.uuid, isBack, 'the money of the refunded order back');
}
