import { type DiverOfCustomer, diversOfCustomers, divesUntil, orderIdsOf } from '@/features/orders/customers/data';
import { ownDiver } from '@/features/orders/customers/domain/own-diver';
import { type CustomerFacts, needsForSpending } from '@/features/orders/customers/schema';
import { openDiver } from '@/features/orders/sealed/data';
import { balancesOf } from '@/features/payments/queries/balance';
import type { Ctx } from '@/server/api/context';
import { fullName } from '@/shared/locale/name-order';
import { can } from '@/shared/schema/actor';
import { dayAt } from '@/shared/time/days';

type Named = { uuid: string; first_name: string; last_name: string };

function ofDivers(divers: DiverOfCustomer[], name: string): Pick<CustomerFacts, 'phone' | 'card' | 'sizes'> {
  const own = ownDiver(divers, name);
  if (!own || !divers[0]) return { phone: null, card: null, sizes: null };
  const { association, certification_level, certification_number, last_dive, ...diver } = openDiver(own);
  const { height_cm, weight_kg, shoe_size, shoe_size_system } = diver;
  return {
    phone: openDiver(divers[0]).phone || null,
    card: { association, certification_level, certification_number, last_dive },
    sizes: height_cm ? { height_cm, weight_kg, shoe_size, shoe_size_system } : null,
  };
}

async function spentBy({ db }: Pick<Ctx, 'db'>, ids: string[]): Promise<Map<string, number>> {
  const customerOf = await orderIdsOf(db, ids);
  const balances = await balancesOf(db, [...customerOf.keys()]);
  const spent = new Map<string, number>();
  for (const [order, customer] of customerOf) spent.set(customer, (spent.get(customer) ?? 0) + balances(order).held);
  return spent;
}

/** Opens what is sealed in their orders, so the caller audits the read. */
export async function factsOfCustomers(
  { actor, db, now }: Pick<Ctx, 'actor' | 'db' | 'now'>,
  people: readonly Named[],
): Promise<(uuid: string) => CustomerFacts> {
  const ids = people.map(({ uuid }) => uuid);
  const divers = await diversOfCustomers(db, ids);
  const diversOf = (uuid: string) => divers.filter(({ order }) => order.customerId === uuid);
  const dives = new Map((await divesUntil(db, ids, dayAt(now))).map((row) => [row.id, row.dives]));
  const spent = can(actor, needsForSpending) ? await spentBy({ db }, ids) : null;
  const facts = new Map(
    people.map((person) => [
      person.uuid,
      {
        ...ofDivers(diversOf(person.uuid), fullName(person)),
        dives: dives.get(person.uuid) ?? 0,
        spent: spent && (spent.get(person.uuid) ?? 0),
      },
    ]),
  );
  return (uuid) => facts.get(uuid) ?? { phone: null, card: null, sizes: null, dives: 0, spent: spent && 0 };
}
