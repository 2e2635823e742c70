import { useForm } from '@mantine/form';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Draft, diversOf, emptyDraft, partyCount } from '@/features/booking/domain/draft';
import { itemsWithPeople } from '@/features/booking/domain/draft-items';
import { refresherItem } from '@/features/booking/domain/refresher-first';
import { createDraftForm } from './draft-form';

const product = { divers_per_package: 2, max_quantity: 6, level: 'open_water' } as const;

/** A form that keeps its values outside React, as on a page. */
function twoDivers() {
  const draft = emptyDraft('key');
  let made: ReturnType<typeof createDraftForm> | undefined;
  function Page() {
    const initialValues: Draft = { ...draft, divers: diversOf(draft, product) };
    made = createDraftForm(useForm({ mode: 'uncontrolled', initialValues }));
    return null;
  }
  renderToString(createElement(Page));
  if (!made) throw new Error('The form is not rendered');
  return made;
}

describe('the draft of a page', () => {
  test("is written field by field, by the server's field names", () => {
    const form = twoDivers();
    form.write({ 'divers.1.full_name': 'Hana', 'emergency_contact.phone': '+62', inquiry: 'Hello' });
    expect(form.values().divers.map((diver) => diver.full_name)).toEqual(['', 'Hana']);
    expect(form.values()).toMatchObject({ emergency_contact: { phone: '+62' }, inquiry: 'Hello' });
  });

  test('is replaced on every change, so that subscribers notice', () => {
    const form = twoDivers();
    const before = form.values();
    form.write({ 'divers.1.full_name': 'Hana' });
    expect(before.divers[1]?.full_name).toBe('');
    expect(form.values()).not.toBe(before);
    expect(form.values().divers[0]).toEqual(before.divers[0]);
    expect(form.values().emergency_contact).toEqual(before.emergency_contact);
  });

  test('warns before losing changes made here, but not changes from another tab or derived from a choice', () => {
    const form = twoDivers();
    form.adopt({ ...form.values(), inquiry: 'From the other one', quantity: '2' });
    form.addDivers(product);
    form.followProduct('tulamben-night-dive');
    expect(form.isTouched()).toBe(false);
    form.write({ inquiry: 'From here' });
    expect(form.isTouched()).toBe(true);

    const other = twoDivers();
    other.choose('tulamben-night-dive');
    expect(other.isTouched()).toBe(true);
    const third = twoDivers();
    third.set('payment_type', 'full_payment');
    expect(third.isTouched()).toBe(true);
  });

  test('grows with its packages, and keeps divers already typed', () => {
    const form = twoDivers();
    form.write({ 'divers.1.full_name': 'Hana', quantity: '2' });
    form.addDivers(product);
    form.write({ 'divers.3.full_name': 'Sven' });
    expect(form.values().divers.map((diver) => diver.full_name)).toEqual(['', 'Hana', '', 'Sven']);
  });

  test('keeps its day when its product changes slug, and requires a new one for another product', () => {
    const form = twoDivers();
    form.write({ activity_date: '2026-12-24' });
    form.followProduct('tulamben-night-dive');
    expect(form.values()).toMatchObject({ product: 'tulamben-night-dive', activity_date: '2026-12-24' });
    form.choose('amed-day');
    expect(form.values()).toMatchObject({ product: 'amed-day', activity_date: '' });
  });

  test('switches between several items and one, each with its own add-ons', () => {
    const form = twoDivers();
    form.choose('amed-day');
    form.write({ activity_date: '2026-12-24' });
    const one = form.values();
    form.addItem({ product: 'tulamben-night-dive', activity_date: '2026-12-25' }, product);
    form.setOnItem(0, 'add_ons', { torch: 1 });
    form.setOnItem(1, 'add_ons', { torch: 2 });
    form.bring(1, false);
    expect(form.values()).toMatchObject({
      ...{ product: 'tulamben-night-dive', activity_date: '2026-12-25', quantity: '2', add_ons: { torch: 2 } },
      basket: { at: 1, out: [1], others: [{ product: 'amed-day', add_ons: { torch: 1 }, out: [] }] },
    });
    form.openItem(0);
    expect(form.values()).toMatchObject({ product: 'amed-day', add_ons: { torch: 1 }, basket: { at: 0, out: [] } });
    form.removeItem(1, () => product);
    expect(form.values()).toEqual({ ...one, add_ons: { torch: 1 }, basket: undefined });
  });

  test('adds a refresher for one person and keeps everything that was typed', () => {
    const form = twoDivers();
    form.choose('amed-day');
    form.write({ activity_date: '2026-12-24', 'divers.0.full_name': 'Sven', 'divers.1.full_name': 'Hana' });
    const one = form.values();
    const item = { product: 'reactivate', activity_date: '2026-12-23' };
    form.addItem(refresherItem({ people: [1] }, item, partyCount(one, product)), product);
    expect(itemsWithPeople(form.values(), product)).toMatchObject([
      { product: 'amed-day', activity_date: '2026-12-24', divers: [0, 1] },
      { product: 'reactivate', activity_date: '2026-12-23', divers: [1] },
    ]);
    expect(form.values()).toMatchObject({ product: 'reactivate', basket: { at: 1 }, divers: one.divers });
    form.removeItem(1, () => product);
    expect(form.values()).toEqual({ ...one, basket: undefined });
  });

  test('adopts a draft with one item in place of a draft with several', () => {
    const form = twoDivers();
    const one = form.values();
    form.addItem({ product: 'amed-day' }, product);
    form.adopt(one);
    expect(form.values()).toEqual({ ...one, basket: undefined });
  });
});
