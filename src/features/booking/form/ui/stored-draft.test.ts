import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readDraft, startDraft } from './stored-draft';

const hana = { person: 'hana' };
/** A draft as stored by an earlier version; the format must not change while its name stays. */
const diver = {
  full_name: 'Sven',
  date_of_birth: '21/04/1990',
  gender: 'male',
  nationality: 'SE',
  preferred_language: '',
  phone: '+46701234567',
  email: 'sven@example.test',
  height_cm: '172',
  weight_kg: '64',
  shoe_size: '39,5',
  shoe_size_system: 'EU',
  dietary_restriction: 'none',
  association: 'PADI',
  certification_number: '123',
  certification_level: 'open_water',
  last_dive: '',
  variant: '',
};
const saved = {
  product: 'amed-day',
  variant: '',
  activity_date: '2026-12-24',
  activity_time: '13:00',
  quantity: '2',
  payment_type: 'full_payment',
  add_ons: { '0198f3a0-0000-7000-8000-000000000001': 2 },
  pickup_area: 'sanur',
  pickup_address: 'Hotel Segara',
  divers: [diver],
  emergency_contact: { name: 'Anna', phone: '+46701234567', relationship: '', message: '' },
  inquiry: 'Is there a shower?',
  is_imperial: true,
  reached: 3,
  idempotency_key: 'a-key',
};

/** Adds the newer fields, empty. */
const opened = { ...saved, companions: [], complete_later: '' };

const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify({ at: Date.now(), value }));

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (position: number) => [...entries.keys()][position] ?? null,
    get length() {
      return entries.size;
    },
  });
  return () => vi.unstubAllGlobals();
});

describe('a saved draft', () => {
  test('of an earlier version opens unchanged', () => {
    keep('segara-private:hana:booking-1', saved);
    expect(startDraft(hana, {})).toEqual(opened);
  });

  test('without a newer field opens with that field empty', () => {
    const { inquiry, ...older } = saved;
    keep('segara-private:hana:booking-1', older);
    expect(startDraft(hana, {})).toEqual({ ...opened, inquiry: '' });
  });

  test('of staff belongs to one customer', () => {
    keep('segara-private:made:booking-1-for-hana', saved);
    expect(readDraft({ person: 'hana', staff: 'made' })).toEqual(opened);
    expect(readDraft({ person: 'agus', staff: 'made' })).toBeNull();
  });

  test('takes over the values of the URL, and starts over for another product', () => {
    keep('segara-private:hana:booking-1', saved);
    const draft = startDraft(hana, { product: 'tulamben-night-dive', date: '2026-12-25', quantity: '1' });
    expect(draft).toMatchObject({ product: 'tulamben-night-dive', activity_date: '2026-12-25', quantity: '1' });
    expect(draft).toMatchObject({ add_ons: {}, divers: [diver], idempotency_key: 'a-key' });
  });

  test('ignores a day and a quantity in the URL that do not exist', () => {
    keep('segara-private:hana:booking-1', saved);
    expect(startDraft(hana, { date: '2020-02-30', quantity: 'lots' })).toEqual(opened);
  });

  test('of several items stays when the URL names one of them, and gains an item otherwise', () => {
    const item = { product: 'night-dive', variant: '', activity_date: '2026-12-25', activity_time: '', add_ons: {} };
    const several = { ...saved, basket: { at: 0, out: [], others: [{ ...item, out: [] }] } };
    keep('segara-private:hana:booking-1', several);
    expect(startDraft(hana, { product: 'amed-day' })).toEqual({ ...opened, basket: several.basket });
    expect(startDraft(hana, { product: 'night-dive' })).toMatchObject({ ...item, basket: { at: 1 } });
    const another = startDraft(hana, { product: 'night-dive', date: '2026-12-28' });
    expect(another).toMatchObject({ product: 'night-dive', activity_date: '2026-12-28', basket: { at: 2 } });
    expect(another.basket?.others).toHaveLength(2);
  });
});
