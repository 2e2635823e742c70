import { type DiverDraft, type DiverField, diverFieldNames } from '@/features/booking/divers/domain/fields';
import { fromDiverForm, toDiverForm } from '@/features/booking/divers/domain/typed-diver';
import type { DiverView } from '@/features/booking/divers/schema';
import type { EditableOrder, PreviewInput } from '@/features/order-desk/editing/schema';
import type { Locale } from '@/shared/locale/locales';
import { isSame } from '@/shared/schema/merge-changes';
import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';

type Contact = { name: string; phone: string; relationship: string; message: string };

/** A person in the form; `diver` is their position before the edit, or null for a new person. */
export type PersonDraft = {
  key: string;
  diver: number | null;
  form: DiverDraft;
  /** True if this person replaces the earlier one, of whom nothing is kept. */
  isAnother?: boolean;
};

export type ItemDraft = {
  uuid: string;
  product: string;
  variant: string;
  date: Day | '';
  /** Empty for the earliest departure with seats. */
  time: ClockTime | '';
  quantity: string;
  addOns: Record<string, number>;
  /** Keys of the people on the item. */
  along: string[];
};

/** The form as typed so far. */
export type EditDraft = {
  pickup_area: string;
  pickup_address: string;
  inquiry: string;
  contact: Contact;
  guest: EditableOrder['guest'];
  locale: Locale;
  people: PersonDraft[];
  items: ItemDraft[];
};

const emptyForm = Object.fromEntries(diverFieldNames.map((field) => [field, ''])) as DiverDraft;

export const newPerson = (key: string): PersonDraft => ({ key, diver: null, form: emptyForm });

export const anotherPerson = (person: PersonDraft): PersonDraft => ({ ...person, form: emptyForm, isAnother: true });

const keyOf = (position: number): string => `d${position}`;

export const draftOf = (order: EditableOrder): EditDraft => ({
  pickup_area: order.pickup_area ?? '',
  pickup_address: order.pickup_address ?? '',
  inquiry: order.inquiry ?? '',
  contact: {
    name: order.emergency_contact?.name ?? '',
    phone: order.emergency_contact?.phone ?? '',
    relationship: order.emergency_contact?.relationship ?? '',
    message: order.emergency_contact?.message ?? '',
  },
  guest: order.guest,
  locale: order.locale,
  people: order.divers.map((diver, position) => ({ key: keyOf(position), diver: position, form: toDiverForm(diver) })),
  items: order.items.map(({ uuid, product, variant, activity_date, activity_time, quantity, add_ons, divers }) => ({
    uuid,
    product,
    variant: variant ?? '',
    date: activity_date,
    time: activity_time,
    quantity: String(quantity),
    addOns: Object.fromEntries(add_ons.map((addOn) => [addOn.add_on, addOn.quantity])),
    along: divers.map(keyOf),
  })),
});

type Peopled = Pick<EditDraft, 'people' | 'items'>;

/**
 * Adjusts the packages to the number of people if they fill whole packages; otherwise leaves them for staff to decide.
 */
export const packagesFor = (people: number, perPackage: number, before: string): string =>
  people > 0 && people % perPackage === 0 ? String(people / perPackage) : before;

const onItems = ({ items }: EditableOrder, drafts: readonly ItemDraft[], alongOf: (item: ItemDraft) => string[]) =>
  drafts.map((draft) => {
    const along = alongOf(draft);
    const agreed = items.find(({ uuid, product }) => uuid === draft.uuid && product === draft.product);
    if (!agreed || along.length === draft.along.length) return { ...draft, along };
    return { ...draft, along, quantity: packagesFor(along.length, agreed.divers_per_package, draft.quantity) };
  });

/** Adds a person to every item. */
export const withPerson = (order: EditableOrder, { people, items }: Peopled, key: string): Peopled => ({
  people: [...people, newPerson(key)],
  items: onItems(order, items, ({ along }) => [...along, key]),
});

/** Removes a person from the order. */
export const withoutPerson = (order: EditableOrder, { people, items }: Peopled, key: string): Peopled => ({
  people: people.filter((person) => person.key !== key),
  items: onItems(order, items, ({ along }) => along.filter((one) => one !== key)),
});

/** The fields that differ from the stored form; open fields of a new person are null, not blank. */
function changedFields({ form, isAnother }: PersonDraft, before: DiverView | undefined) {
  const sent = fromDiverForm(form);
  const isNew = before === undefined || isAnother === true;
  const typed = before && toDiverForm(before);
  const changed = diverFieldNames.filter((field) => isNew || form[field] !== typed?.[field]);
  return Object.fromEntries(
    changed.map((field: DiverField) => {
      const isLeftOpen = isNew && form[field] === '' && field !== 'certification_level';
      return [field, isLeftOpen ? null : (sent[field] ?? '')];
    }),
  );
}

/** The changed departure of an item; another day or product has other times. */
function departureOf(item: ItemDraft, before: ItemDraft | undefined) {
  const isMoved = item.date !== before?.date || item.product !== before.product;
  return {
    ...(item.date !== before?.date && { activity_date: item.date }),
    ...(item.time !== '' && (isMoved || item.time !== before?.time) && { activity_time: item.time }),
  };
}

/** The edit as input: people and items by their position in the form, so that errors find their field. */
export function inputOf(order: EditableOrder, draft: EditDraft): PreviewInput {
  const before = draftOf(order);
  const positions = new Map(draft.people.map(({ key }, position) => [key, position]));
  const input = {
    uuid: order.uuid,
    version: order.version,
    ...(draft.pickup_area !== before.pickup_area && { pickup_area: draft.pickup_area }),
    ...(draft.pickup_address !== before.pickup_address && { pickup_address: draft.pickup_address }),
    ...(draft.inquiry !== before.inquiry && { inquiry: draft.inquiry }),
    ...(!isSame(draft.contact, before.contact) && { emergency_contact: draft.contact }),
    ...(draft.guest && !isSame(draft.guest, before.guest) && { guest: draft.guest }),
    ...(draft.locale !== before.locale && { locale: draft.locale }),
    divers: draft.people.map((person) => ({
      ...(person.diver !== null && { diver: person.diver }),
      ...changedFields(person, person.diver === null ? undefined : order.divers[person.diver]),
    })),
    items: draft.items.map((item, index) => ({
      item: item.uuid,
      ...(item.product !== before.items[index]?.product && { product: item.product }),
      ...(item.variant !== before.items[index]?.variant && { variant: item.variant || null }),
      ...departureOf(item, before.items[index]),
      quantity: Number(item.quantity) || 0,
      add_ons: Object.entries(item.addOns)
        .filter(([, quantity]) => quantity > 0)
        .map(([add_on, quantity]) => ({ add_on, quantity })),
      divers: item.along.flatMap((key) => positions.get(key) ?? []),
    })),
  };
  // The server's schema checks what was typed.
  return input as PreviewInput;
}
