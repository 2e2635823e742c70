import { expect, test } from 'vitest';
import type { EditableOrder } from '@/features/orders/editing/schema';
import { draftOf, inputOf, newPerson } from './edit-draft';

const person = {
  full_name: 'Sari',
  date_of_birth: '1990-04-21',
  gender: 'female',
  nationality: 'DE',
  preferred_language: null,
  phone: '+49 151 23456789',
  email: 'sari@example.test',
  height_cm: 172,
  weight_kg: 64,
  shoe_size: 39,
  shoe_size_system: 'EU',
  dietary_restriction: 'none',
  association: 'PADI',
  certification_number: '0704A1234',
  certification_level: 'open_water',
  last_dive: null,
  variant: null,
  equipment: null,
  left_dioptres: null,
  right_dioptres: null,
} as const;
const order: EditableOrder = {
  uuid: '0198a000-0000-7000-8000-000000000001',
  version: 'v1',
  booking_id: 'SGR-ABC234',
  status: 'paid',
  pickup_area: 'sanur',
  pickup_address: null,
  inquiry: null,
  emergency_contact: null,
  guest: { name: 'Sari', phone: '+49 151 23456789' },
  locale: 'en',
  divers: [person, { ...person, full_name: 'Ben' }],
  items: [
    {
      uuid: '0198a000-0000-7000-8000-000000000002',
      product: 'wreck-day',
      title: 'Wreck day',
      variant: null,
      activity_date: '2026-12-24',
      activity_time: '08:00',
      quantity: 1,
      divers_per_package: 2,
      add_ons: [{ add_on: '0198a000-0000-7000-8000-000000000003', name: 'Torch', quantity: 1, price: 5 }],
      divers: [0, 1],
    },
  ],
};
const untouched = {
  item: order.items[0]?.uuid,
  quantity: 1,
  add_ons: [{ add_on: order.items[0]?.add_ons[0]?.add_on, quantity: 1 }],
  divers: [0, 1],
};

test('inputOf sends no field that was not touched', () => {
  expect(inputOf(order, draftOf(order))).toEqual({
    uuid: order.uuid,
    version: 'v1',
    divers: [{ diver: 0 }, { diver: 1 }],
    items: [untouched],
  });
});

test('inputOf sends the changed fields of a person, and everything of a new one at their place on the items', () => {
  const draft = draftOf(order);
  const [first, second] = draft.people;
  const somebody = newPerson('new');
  const input = inputOf(order, {
    ...draft,
    pickup_area: '',
    people: [
      ...(first ? [{ ...first, form: { ...first.form, shoe_size: '41,5', preferred_language: 'de' } }] : []),
      ...(second ? [second] : []),
      somebody,
    ],
    items: draft.items.map((item) => ({ ...item, along: ['d0', 'new'], addOns: {} })),
  });
  expect(input).toMatchObject({ pickup_area: '', items: [{ add_ons: [], divers: [0, 2] }] });
  expect(input.divers?.slice(0, 2)).toEqual([{ diver: 0, shoe_size: 41.5, preferred_language: 'de' }, { diver: 1 }]);
  expect(input.divers?.[2]).toMatchObject({ full_name: '', certification_level: '' });
});

test('inputOf sends the guest and the language that were changed', () => {
  const guest = { name: 'Sari Dewi', phone: '+62 812 1111 2222' };
  expect(inputOf(order, { ...draftOf(order), guest, locale: 'de' })).toMatchObject({ guest, locale: 'de' });
});
