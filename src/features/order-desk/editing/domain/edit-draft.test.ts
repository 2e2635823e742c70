import { expect, test } from 'vitest';
import { anEditableOrder as order } from '@/test/editable-order';
import { anotherPerson, draftOf, inputOf, newPerson, withoutPerson, withPerson } from './edit-draft';

const untouched = {
  item: order.items[0]?.uuid,
  quantity: 1,
  add_ons: [{ add_on: order.items[0]?.add_ons[0]?.add_on, quantity: 1 }],
  divers: [0, 1],
};

test('inputOf omits untouched fields', () => {
  expect(inputOf(order, draftOf(order))).toEqual({
    uuid: order.uuid,
    version: 'v1',
    divers: [{ diver: 0 }, { diver: 1 }],
    items: [untouched],
  });
});

test("inputOf sends a person's changed fields, and a new person's whole form at their place on the items", () => {
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
  expect(input.divers?.[2]).toMatchObject({ full_name: null, phone: null, certification_level: '' });
});

test('inputOf keeps nothing of a person who is replaced', () => {
  const { people, ...draft } = draftOf(order);
  const [first, second] = people;
  const input = inputOf(order, { ...draft, people: first && second ? [first, anotherPerson(second)] : [] });
  expect(input.divers?.[1]).toMatchObject({ diver: 1, full_name: null, shoe_size: null, certification_level: '' });
});

test('inputOf sends a changed day and time, but not the time of an earlier day or product', () => {
  const departing = (patch: object) =>
    inputOf(order, { ...draftOf(order), items: draftOf(order).items.map((item) => ({ ...item, ...patch })) })
      .items?.[0];
  expect(departing({ date: '2026-12-26', time: '' })).toMatchObject({ activity_date: '2026-12-26' });
  expect(departing({ date: '2026-12-26', time: '' })).not.toHaveProperty('activity_time');
  expect(departing({ time: '14:00' })).toMatchObject({ activity_time: '14:00' });
  expect(departing({ time: '14:00' })).not.toHaveProperty('activity_date');
  expect(departing({ product: 'reef-day', time: '08:00' })).toMatchObject({ activity_time: '08:00' });
});

test('an added person is on every item, and the packages follow when the people fill them', () => {
  const one = withPerson(order, draftOf(order), 'new');
  expect(one.items).toMatchObject([{ along: ['d0', 'd1', 'new'], quantity: '1' }]);
  const two = withPerson(order, one, 'other');
  expect(two.items).toMatchObject([{ along: ['d0', 'd1', 'new', 'other'], quantity: '2' }]);
  const without = withoutPerson(order, withoutPerson(order, two, 'd0'), 'new');
  expect(without.items).toMatchObject([{ along: ['d1', 'other'], quantity: '1' }]);
  expect(without.people.map(({ key }) => key)).toEqual(['d1', 'other']);
});

test('inputOf sends the guest and the language that were changed', () => {
  const guest = { name: 'Sari Dewi', phone: '+62 812 1111 2222' };
  expect(inputOf(order, { ...draftOf(order), guest, locale: 'de' })).toMatchObject({ guest, locale: 'de' });
});
