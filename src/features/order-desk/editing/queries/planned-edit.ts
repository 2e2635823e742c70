import type { DiverView } from '@/features/booking/divers/schema';
import { feeLines } from '@/features/booking/domain/fee-lines';
import { type Offers, offersNow } from '@/features/catalogue/prices/queries/offers';
import { partsOfProducts } from '@/features/catalogue/products/queries/parts-of-products';
import { slugsOf } from '@/features/order-desk/data/staff-orders';
import { type EditedOrder, seatFactsOf } from '@/features/order-desk/editing/data';
import { checkEditedPeople } from '@/features/order-desk/editing/domain/check-edited-people';
import type { EditedPayer } from '@/features/order-desk/editing/domain/edited-fees';
import {
  type AgreedItem,
  type EditedItem,
  editedItem,
  type SeatFacts,
  type Wanted,
} from '@/features/order-desk/editing/domain/edited-item';
import { alongOn, type PersonAfter, peopleAfter } from '@/features/order-desk/editing/domain/people-after';
import type { ItemChange, PreviewInput } from '@/features/order-desk/editing/schema';
import type { ItemRow } from '@/features/orders/data/items';
import { openDiver } from '@/features/orders/data/sealed';
import { type ChangeKind, sortedKinds } from '@/features/orders/domain/change-kinds';
import { isEditable } from '@/features/orders/domain/is-editable';
import { type SettledEdit, settledEdit } from '@/features/orders/domain/settled-edit';
import { isBooked } from '@/features/orders/domain/shares';
import { packagesOf } from '@/features/orders/domain/snapshot';
import { orderSnapshot } from '@/features/orders/schema';
import type { Part } from '@/features/outings/domain/parts';
import { balanceOf } from '@/features/payments/queries/balance';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { currentShop } from '@/server/shop/current-shop';
import { AppError, fieldError } from '@/shared/errors/errors';
import { localisedLine } from '@/shared/schema/localised';
import { type Day, dayAt, toDay } from '@/shared/time/days';
import { contactAfter } from './contact-after';
import { customerAfter } from './customer-after';

/** A booked item and its state after the edit. */
export type PlannedItem = {
  row: ItemRow;
  /** Null when only the people of the item can have changed. */
  change: ItemChange | null;
  after: EditedItem;
  date: Day;
  /** People of the item, by position after the edit. */
  along: number[];
  at: '' | `items.${number}.`;
};

export type PlannedEdit = {
  people: PersonAfter[];
  /** The forms before the edit. */
  forms: DiverView[];
  items: PlannedItem[];
  contact: ReturnType<typeof contactAfter>;
  customer: ReturnType<typeof customerAfter>;
  kinds: ChangeKind[];
  money: SettledEdit;
  /** The parts of the day that each product takes. */
  partsOf: (productId: string) => readonly Part[];
};

function agreedOf(row: ItemRow, addOns: EditedOrder['addOns']): AgreedItem {
  const snapshot = orderSnapshot.parse(row.snapshot);
  return {
    ...row,
    quantity: packagesOf(row, snapshot),
    fees: feeLines.parse(row.fees),
    snapshot,
    addOns: addOns
      .filter(({ itemId }) => itemId === row.id)
      .map(({ id, addOnId, names, unit, price, quantity }) => ({
        ...{ id, addOnId, unit, price, quantity },
        names: localisedLine.parse(names),
      })),
  };
}

function requireOpen(order: EditedOrder, today: Day): void {
  if (order.anonymisedAt) throw new AppError('order_anonymised');
  if (!isEditable(order, today)) throw new AppError('state_not_allowed');
}

/** Finds the items named in the input, which must be booked and not over. */
function changesById({ items }: EditedOrder, changes: readonly ItemChange[], today: Day) {
  return new Map(
    changes.map((change, index) => {
      const row = items.find(({ id }) => id === change.item);
      if (!row) throw new AppError('not_found');
      if (!isBooked(row) || toDay(row.lastDay) < today) throw fieldError(`items.${index}.item`, 'state_not_allowed');
      return [row.id, { change, at: `items.${index}.` as const }];
    }),
  );
}

type Catalogue = { offers: Offers; slugs: Map<string, string>; facts: SeatFacts };

async function catalogueFor(db: Tx, order: EditedOrder, changes: readonly ItemChange[]): Promise<Catalogue> {
  const slugs = await slugsOf(
    db,
    order.items.map(({ productId }) => productId),
  );
  const named = changes.flatMap(({ product }) => product ?? []);
  const offers = await offersNow(db, [...slugs.values(), ...named]);
  const chosen = changes.flatMap(({ add_ons = [] }) => add_ons.map(({ add_on }) => add_on));
  const existing = order.addOns.flatMap(({ addOnId }) => addOnId ?? []);
  return { offers, slugs, facts: await seatFactsOf(db, [...new Set([...chosen, ...existing])]) };
}

function afterOf(
  row: ItemRow,
  agreed: AgreedItem,
  found: { change: ItemChange; at: `items.${number}.` } | undefined,
  catalogue: Catalogue,
  of: Pick<Wanted, 'date' | 'births' | 'payers' | 'fees'>,
) {
  const { offers, slugs, facts } = catalogue;
  const { change, at = 'items.0.' as const } = found ?? {};
  const slug = change?.product ?? slugs.get(row.productId) ?? '';
  const offer = offers.get(slug);
  if (change?.product && change.product !== slugs.get(row.productId) && !offer)
    throw fieldError(`${at}product`, 'invalid.gone');
  const { variant, quantity = agreed.quantity, add_ons } = change ?? {};
  const wanted = { ...of, product: offer?.product ?? null, variant, quantity, addOns: add_ons, at };
  return editedItem(agreed, wanted, facts);
}

/** Reads people as payers of fees, by the position that their row has, or gets. */
function payersOf({ divers }: EditedOrder, people: readonly PersonAfter[]) {
  const last = Math.max(-1, ...divers.map(({ position }) => position));
  const added = people.filter(({ before }) => before === null);
  return (at: number, before: readonly number[]): EditedPayer | undefined => {
    const person = people[at];
    if (!person) return;
    const existing = person.before === null ? undefined : divers[person.before];
    const position = existing?.position ?? last + 1 + added.indexOf(person);
    return { ...person.shown, position, isNew: person.before === null || !before.includes(person.before) };
  };
}

/** Computes the effect of an edit at current prices without writing; a refusal names the fields. */
export async function plannedEdit(
  db: Tx,
  { now }: Pick<Ctx, 'now'>,
  order: EditedOrder,
  input: PreviewInput,
): Promise<PlannedEdit> {
  const today = dayAt(now);
  requireOpen(order, today);
  const changes = changesById(order, input.items ?? [], today);
  const catalogue = await catalogueFor(db, order, input.items ?? []);
  const forms = order.divers.map(openDiver);
  const people = peopleAfter(forms, input.divers);
  const booked = order.items.filter(isBooked);
  const payerAt = payersOf(order, people);
  const {
    agencies,
    fees: { fees },
  } = await currentShop(db);
  const items = booked.map((row): PlannedItem => {
    const found = changes.get(row.id);
    const before = order.divers.flatMap(({ id }, position) =>
      row.divers.some(({ diverId }) => diverId === id) ? [position] : [],
    );
    const date = found?.change.activity_date ?? toDay(row.activityDate);
    const along = alongOn(people, { wanted: found?.change.divers, before, isOnly: booked.length === 1 });
    const births = along.map((position) => people[position]?.shown.date_of_birth ?? null);
    const payers = along.flatMap((position) => payerAt(position, before) ?? []);
    return {
      row,
      change: found?.change ?? null,
      after: afterOf(row, agreedOf(row, order.addOns), found, catalogue, { date, births, payers, fees }),
      date,
      along,
      at: found?.at ?? '',
    };
  });
  const contact = contactAfter(order, items, input);
  const customer = customerAfter(order, input);
  const offersById = new Map([...catalogue.offers.values()].map(({ product }) => [product.id, product]));
  const partsOf = await partsOfProducts(
    db,
    items.map(({ after }) => after.productId),
  );
  checkEditedPeople(items, people, { forms, offers: offersById, order, partsOf, today, shop: agencies });
  const after = new Map(items.map(({ row, after: edited }) => [row.id, edited.total]));
  const money = settledEdit(
    order,
    order.items.map((item) => ({ ...item, total: after.get(item.id) ?? item.total })),
    await balanceOf(db, order.id),
  );
  return {
    people,
    forms,
    items,
    contact,
    customer,
    kinds: kindsOf({ order, people, items, contact, customer }),
    money,
    partsOf,
  };
}

type Found = Pick<PlannedEdit, 'people' | 'items' | 'contact' | 'customer'> & { order: EditedOrder };

function kindsOf({ order, people, items, contact, customer }: Found): ChangeKind[] {
  const kinds = new Set<ChangeKind>([...contact.kinds, ...items.flatMap(({ after }) => after.kinds)]);
  if (customer.guest || customer.locale) kinds.add('contact');
  if (people.some(({ before, form }) => form || before === null) || people.length < order.divers.length)
    kinds.add('people');
  for (const { row, along, date, change } of items) {
    const before = new Set(row.divers.map(({ diverId }) => diverId));
    const isSame = along.every((position) => before.has(order.divers[people[position]?.before ?? -1]?.id ?? ''));
    if (!isSame || along.length !== before.size) kinds.add('people');
    if (date !== toDay(row.activityDate) || change?.activity_time !== undefined) kinds.add('departure');
  }
  return sortedKinds(kinds);
}
