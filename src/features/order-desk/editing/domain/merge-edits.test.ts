import { describe, expect, test } from 'vitest';
import { anEditableOrder as order } from '@/test/editable-order';
import { draftOf, newPerson } from './edit-draft';
import { mergeEdits } from './merge-edits';

const mine = draftOf(order);
const [ann, ben] = mine.people;
const [dive] = mine.items;
if (!ann || !ben || !dive) throw new Error('the order has two people on an item');
const [first, ...others] = order.divers;
if (!first) throw new Error('the order has people');

describe('mergeEdits', () => {
  test('adopts changes made only by the other edit, even to another person', () => {
    const latest = { ...order, version: 'v2', inquiry: 'Late', divers: [{ ...first, shoe_size: 41 }, ...others] };
    const typed = { ...mine, people: [ann, { ...ben, form: { ...ben.form, height_cm: '180' } }] };
    const { draft, conflicts } = mergeEdits(order, typed, latest);
    expect(conflicts).toEqual([]);
    expect(draft).toMatchObject({
      inquiry: 'Late',
      people: [{ form: { shoe_size: '41' } }, { form: { height_cm: '180' } }],
      items: mine.items,
    });
  });

  test('reports a conflict when both changed the same field differently', () => {
    const items = order.items.map((item) => ({ ...item, quantity: 2 }));
    const typed = { ...mine, items: [{ ...dive, quantity: '3' }] };
    const { draft, conflicts, fits } = mergeEdits(order, typed, { ...order, items });
    expect([conflicts, fits]).toEqual([[`items.${dive.uuid}.quantity`], true]);
    expect(draft.items).toMatchObject([{ quantity: '3' }]);
    expect(mergeEdits(order, { ...mine, items: [{ ...dive, quantity: '2' }] }, { ...order, items }).conflicts).toEqual(
      [],
    );
  });

  test('follows added and removed people, unless my edit also concerns the people', () => {
    const latest = { ...order, divers: others, items: order.items.map((item) => ({ ...item, divers: [0] })) };
    const { draft, fits } = mergeEdits(order, { ...mine, inquiry: 'Late' }, latest);
    expect([draft.people, draft.inquiry, fits]).toEqual([draftOf(latest).people, 'Late', true]);
    const added = { ...mine, people: [...mine.people, newPerson('new')] };
    expect(mergeEdits(order, added, latest)).toMatchObject({ conflicts: ['people'], fits: false });
  });
});
