import { expect, test } from 'vitest';
import { anEditableOrder as order } from '@/test/editable-order';
import { draftOf, inputOf, newPerson } from './edit-draft';

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
