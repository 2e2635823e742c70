import { type DiverDraft, type DiverField, diverFieldNames } from '@/features/booking/divers/domain/fields';
import { diverAsSent, diverAsTyped } from '@/features/booking/divers/domain/typed-diver';
import type { DiverView } from '@/features/booking/divers/schema';
import type { EditableOrder, PreviewInput } from '@/features/orders/editing/schema';
import type { Locale } from '@/shared/locale/locales';
import { isSame } from '@/shared/schema/merge-changes';

type Contact = { name: string; phone: string; relationship: string; message: string };

/** Somebody in the form; `diver` is their position before the edit, or null for somebody new. */
export type PersonDraft = { key: string; diver: number | null; form: DiverDraft };

export type ItemDraft = {
  uuid: string;
  product: string;
  variant: string;
  quantity: string;
  addOns: Record<string, number>;
  /** The keys of the people on it. */
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
  people: order.divers.map((diver, position) => ({ key: keyOf(position), diver: position, form: diverAsTyped(diver) })),
  items: order.items.map(({ uuid, product, variant, quantity, add_ons, divers }) => ({
    uuid,
    product,
    variant: variant ?? '',
    quantity: String(quantity),
    addOns: Object.fromEntries(add_ons.map((addOn) => [addOn.add_on, addOn.quantity])),
    along: divers.map(keyOf),
  })),
});

/** The fields that differ from what was there, as they are sent. */
function changedFields(form: DiverDraft, before: DiverView | undefined) {
  const sent = diverAsSent(form);
  const typed = before && diverAsTyped(before);
  const changed = diverFieldNames.filter((field) => !typed || form[field] !== typed[field]);
  return Object.fromEntries(changed.map((field: DiverField) => [field, sent[field] ?? '']));
}

/** The edit that the form asks for: everybody and every item by its position in the form, so that faults find their field. */
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
    divers: draft.people.map(({ diver, form }) => ({
      ...(diver !== null && { diver }),
      ...changedFields(form, diver === null ? undefined : order.divers[diver]),
    })),
    items: draft.items.map((item, index) => ({
      item: item.uuid,
      ...(item.product !== before.items[index]?.product && { product: item.product }),
      ...(item.variant !== before.items[index]?.variant && { variant: item.variant || null }),
      quantity: Number(item.quantity) || 0,
      add_ons: Object.entries(item.addOns)
        .filter(([, quantity]) => quantity > 0)
        .map(([add_on, quantity]) => ({ add_on, quantity })),
      divers: item.along.flatMap((key) => positions.get(key) ?? []),
    })),
  };
  // What is typed is the schema's to judge, on the server.
  return input as PreviewInput;
}
