import { describe, expect, test, vi } from 'vitest';
import { diversOf, emptyDraft } from '@/features/booking/domain/draft';
import { createDraftStore, textAt } from './draft-store';

const product = { divers_per_package: 2, max_quantity: 6, level: 'open_water' } as const;

function twoDivers() {
  const draft = emptyDraft('key');
  return createDraftStore({ ...draft, divers: diversOf(draft, product) });
}

describe('the draft store of a page', () => {
  test("is written field by field, under the server's names for them", () => {
    const store = twoDivers();
    store.write({ 'divers.1.full_name': 'Hana', 'emergency_contact.phone': '+62', inquiry: 'Hello' });
    expect(store.draft().divers.map((diver) => diver.full_name)).toEqual(['', 'Hana']);
    expect(textAt(store.draft(), 'emergency_contact.phone')).toBe('+62');
    expect(textAt(store.draft(), 'divers.7.full_name')).toBe('');
  });

  test('replaces the draft on every change and keeps the unchanged parts identical', () => {
    const store = twoDivers();
    const before = store.draft();
    store.write({ 'divers.1.full_name': 'Hana' });
    expect(before.divers[1]?.full_name).toBe('');
    expect(store.draft().divers[0]).toBe(before.divers[0]);
    expect(store.draft().emergency_contact).toBe(before.emergency_contact);
  });

  test('clears the fault of a field that is written again, and of no other', () => {
    const store = twoDivers();
    store.setFieldErrors({ 'divers.0.email': 'Email is required', quantity: 'Not a number' });
    store.write({ quantity: '2' });
    expect(store.fieldErrors()).toEqual({ 'divers.0.email': 'Email is required' });
    store.setFieldError('divers.0.email', undefined);
    expect(store.fieldErrors()).toEqual({});
  });

  test('warns of losing what was typed here, not what came from another tab', () => {
    const store = twoDivers();
    store.adopt({ ...store.draft(), inquiry: 'From the other one' });
    expect(store.isTouched()).toBe(false);
    store.write({ inquiry: 'From here' });
    expect(store.isTouched()).toBe(true);
  });

  test('notifies its listeners', () => {
    const store = twoDivers();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.write({ inquiry: 'a' });
    stop();
    store.write({ inquiry: 'ab' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
