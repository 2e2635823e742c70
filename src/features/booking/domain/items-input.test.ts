import { describe, expect, test } from 'vitest';
import { toDiverForm } from '@/features/booking/divers/domain/typed-diver';
import { noRequirements } from '@/features/catalogue/domain/requirements';
import { defaultShop } from '@/shared/shop/sections';
import { diver } from '@/test/divers';
import { firstSentences } from '@/ui/form/form-input';
import { asSent } from './as-sent';
import { type Draft, diversOf, emptyDraft } from './draft';
import { draftInput } from './draft-input';

const today = () => '2026-12-01';
const trip: Parameters<typeof draftInput>[0] = {
  ...{ divers_per_package: 2, allow_half_package: false, max_quantity: 6, minimum_age: 12, level: 'open_water' },
  ...{ refresher: false, requirements: noRequirements },
  ...{ forms: 'before_day', pickup: true, transfers: null, variants: [], add_ons: [] },
  ...{ duration_days: 1, parts: ['morning'], dive_count: 2, departure_time: '07:30' },
};
const hana = toDiverForm(diver({ full_name: 'Hana Lindqvist', certification_level: 'open_water' }));

function written(rest: Partial<Draft>): Draft {
  const draft: Draft = {
    ...emptyDraft('key'),
    ...{ product: 'usat-liberty-wreck', activity_date: '2026-12-24', pickup_area: 'sanur' },
    emergency_contact: { name: 'Anna', phone: '+46701234567', relationship: '', message: '' },
    ...rest,
  };
  return { ...draft, divers: diversOf(draft, trip).map((empty) => ({ ...empty, ...hana })) };
}

describe('a booking with several items', () => {
  const night: typeof trip = { ...trip, variants: [], pickup: false, parts: ['night'], level: 'advanced' };
  const others = new Map([['night-dive', night]]);
  const base = written({ quantity: '1' });
  /** Puts the night dive first, so that the trip is the open item. */
  const both = (night_date: string, out: number[] = [], quantity = '2'): Draft => ({
    ...base,
    quantity,
    basket: {
      at: 1,
      out,
      others: [
        {
          ...{ product: 'night-dive', variant: '', activity_date: night_date, activity_time: '' },
          ...{ add_ons: {}, companions: [], out: [] },
        },
      ],
    },
  });
  const faultsOf = (draft: Draft, products = others) =>
    Object.fromEntries(
      Object.entries(
        firstSentences(draftInput(trip, { shop: defaultShop.agencies, today, others: products }), draft),
      ).map(([field, { key }]) => [field, key]),
    );
  const expert = (draft: Draft): Draft => ({
    ...draft,
    divers: draft.divers.map((diver) => ({ ...diver, certification_level: 'advanced' })),
  });

  test('is sent as a list, each item with its people', () => {
    const sent = asSent(both('2026-12-25'), trip, {}, others);
    expect(sent).toMatchObject({
      pickup_area: 'sanur',
      items: [
        { product: 'night-dive', quantity: 1, divers: [0, 1], add_ons: [] },
        { product: 'usat-liberty-wreck', quantity: 1, divers: [0, 1] },
      ],
    });
    expect(sent).not.toHaveProperty('product');
    expect(faultsOf(expert(both('2026-12-25')))).toEqual({});
  });

  test('may have two items in different parts of a day, but not in the same part', () => {
    expect(faultsOf(expert(both('2026-12-24')))).toEqual({});
    const mornings = new Map([['night-dive', { ...night, parts: trip.parts }]]);
    expect(faultsOf(expert(both('2026-12-24')), mornings)).toEqual({ 'items.1.divers': 'invalid.two_items_a_day' });
  });

  test("applies each product's rules to the people on it", () => {
    expect(faultsOf(both('2026-12-25'))).toMatchObject({ 'divers.0.certification_level': 'invalid.level_too_low' });
  });

  test('needs people on each item, in a number that can book the product', () => {
    expect(faultsOf(expert(both('2026-12-25', [0])))).toMatchObject({ 'items.1.quantity': 'invalid.people_in_sets' });
    expect(faultsOf(expert(both('2026-12-25', [0, 1])))).toMatchObject({ 'items.1.divers': 'required.diver' });
    expect(faultsOf(both('2026-12-25', [], ''))).toMatchObject({ quantity: 'required.diver' });
  });

  test('reports an item no longer on offer, and one without a day', () => {
    expect(faultsOf(expert(both('2026-12-25')), new Map())).toMatchObject({ 'items.0.product': 'not_bookable' });
    expect(faultsOf(expert(both('')))).toMatchObject({ 'items.0.activity_date': 'required.activity_date' });
  });
});
