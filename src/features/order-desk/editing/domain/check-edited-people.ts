import type { DiverView } from '@/features/booking/divers/schema';
import { itemFaults } from '@/features/booking/domain/item-faults';
import { diverFaults } from '@/features/booking/fit/domain/diver-faults';
import { judgedFields } from '@/features/booking/fit/domain/fit-diver';
import { fitOrderable } from '@/features/booking/fit/domain/fit-product';
import type { Orderable } from '@/features/catalogue/prices/schema';
import type { Part } from '@/features/outings/domain/parts';
import { AppError, fieldError, type Sentence } from '@/shared/errors/errors';
import type { ShopAgencies } from '@/shared/shop/agencies';
import { type Day, toDay } from '@/shared/time/days';
import type { EditedItem } from './edited-item';
import type { PersonAfter } from './people-after';

type Item = {
  row: { id: string; activityDate: Date; diverCount: number; divers: readonly { diverId: string }[] };
  after: Pick<EditedItem, 'productId' | 'diverCount' | 'snapshot' | 'kinds'>;
  date: Day;
  along: readonly number[];
  at: '' | `items.${number}.`;
};
type Facts = {
  forms: readonly DiverView[];
  /** Products on offer, by id. */
  offers: ReadonlyMap<string, Orderable>;
  order: { divers: readonly { id: string }[] };
  /** Returns the parts of the day of any product, on offer or not. */
  partsOf: (productId: string) => readonly Part[];
  today: Day;
  shop: ShopAgencies;
};

/** Skips facts that were accepted before; new people, days, products and facts are checked. */
function isToJudge({ row, after, date }: Item, person: PersonAfter, { forms, order }: Facts): boolean {
  const before = person.before === null ? null : forms[person.before];
  if (!before || after.kinds.includes('product') || date !== toDay(row.activityDate)) return true;
  const id = order.divers[person.before ?? -1]?.id;
  return (
    !row.divers.some(({ diverId }) => diverId === id) ||
    judgedFields.some((field) => String(person.shown[field]) !== String(before[field]))
  );
}

/** Reports all violations of the item rules by the people of an edit at once. */
export function checkEditedPeople(items: readonly Item[], people: readonly PersonAfter[], facts: Facts): void {
  const fields: Record<string, Sentence[]> = {};
  for (const item of items) {
    const { along, after, at, date, row } = item;
    if (along.some((position) => !people[position])) throw fieldError(`${at}divers`, 'invalid.field');
    const isRecounted = along.length !== row.divers.length || after.diverCount !== row.diverCount;
    if (isRecounted && along.length !== after.diverCount)
      throw fieldError(`${at}divers`, 'invalid.divers_count', { count: after.diverCount });
    const product = facts.offers.get(after.productId);
    for (const position of along) {
      const person = people[position];
      if (!product || !person || !isToJudge(item, person, facts)) continue;
      const days = { activity: date, today: facts.today };
      // Only age and level refuse a change by staff.
      const rules = { shop: facts.shop, isOverridden: true };
      const faults = diverFaults(person.shown, fitOrderable(product), days, rules);
      for (const [field, sentences] of Object.entries(faults)) fields[`divers.${position}.${field}`] = sentences;
    }
  }
  const wanted = items.map(({ along, after, date, at }) => ({
    item: { divers: along, activity_date: date, at },
    basket: { product: { durationDays: after.snapshot.durationDays, parts: facts.partsOf(after.productId) } },
  }));
  const fresh = people.flatMap(({ before }, position) => (before === null ? [position] : []));
  Object.assign(fields, itemFaults(wanted, fresh));
  if (Object.keys(fields).length > 0) throw new AppError('invalid_fields', { fields });
}
