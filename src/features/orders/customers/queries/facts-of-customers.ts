import { openPhone } from '@/features/accounts/guests/queries/phones';
import {
  type DiverOfCustomer,
  diversOfCustomers,
  divesUntil,
  guestsWithPhone,
  orderIdsOf,
} from '@/features/orders/customers/data';
import { ownDivers } from '@/features/orders/customers/domain/own-divers';
import { type CustomerFacts, customerFacts, needsForSpending } from '@/features/orders/customers/schema';
import { openDiver } from '@/features/orders/data/sealed';
import { balancesOf } from '@/features/payments/queries/balance';
import type { Ctx } from '@/server/api/context';
import { fullName } from '@/shared/locale/name-order';
import { can } from '@/shared/schema/actor';
import { dayAt } from '@/shared/time/days';

type Named = { uuid: string; first_name: string; last_name: string };

/** Prefers the forms of earlier orders to forms that are not filled in yet. */
function ofDivers(divers: DiverOfCustomer[], name: string): Pick<CustomerFacts, 'phone' | 'card' | 'sizes'> {
  const own = ownDivers(divers, name).map(openDiver);
  const holder = own.find(({ association }) => association) ?? own[0];
  const measured = own.find(({ height_cm, weight_kg, shoe_size }) => height_cm && weight_kg && shoe_size);
  return {
    phone: (divers[0] && openDiver(divers[0]).phone) || null,
    card: holder ? customerFacts.shape.card.parse(holder) : null,
    sizes: measured ? customerFacts.shape.sizes.parse(measured) : null,
  };
}

/** Returns the numbers of walk-ins, which staff may have corrected since the booking. */
async function ownPhones({ db }: Pick<Ctx, 'db'>, ids: string[]): Promise<Map<string, string>> {
  const guests = await guestsWithPhone(db, ids);
  return new Map(guests.map(({ id, sealedPhone }) => [id, openPhone(sealedPhone)]));
}

async function spentBy({ db }: Pick<Ctx, 'db'>, ids: string[]): Promise<Map<string, number>> {
  const customerOf = await orderIdsOf(db, ids);
  const balances = await balancesOf(db, [...customerOf.keys()]);
  const spent = new Map<string, number>();
  for (const [order, customer] of customerOf) spent.set(customer, (spent.get(customer) ?? 0) + balances(order).held);
  return spent;
}

/** Decrypts data in their orders, so the caller must audit the read. */
export async function factsOfCustomers(
  { actor, db, now }: Pick<Ctx, 'actor' | 'db' | 'now'>,
  people: readonly Named[],
): Promise<(uuid: string) => CustomerFacts> {
  const ids = people.map(({ uuid }) => uuid);
  const divers = await diversOfCustomers(db, ids);
  const phones = await ownPhones({ db }, ids);
  const diversOf = (uuid: string) => divers.filter(({ order }) => order.customerId === uuid);
  const dives = new Map((await divesUntil(db, ids, dayAt(now))).map((row) => [row.id, row.dives]));
  const spent = can(actor, needsForSpending) ? await spentBy({ db }, ids) : null;
  const facts = new Map(
    people.map((person) => [
      person.uuid,
      {
        ...ofDivers(diversOf(person.uuid), fullName(person)),
        ...(phones.has(person.uuid) && { phone: phones.get(person.uuid) ?? null }),
        dives: dives.get(person.uuid) ?? 0,
        spent: spent && (spent.get(person.uuid) ?? 0),
      },
    ]),
  );
  return (uuid) => facts.get(uuid) ?? { phone: null, card: null, sizes: null, dives: 0, spent: spent && 0 };
}
