import { describe, expect, test } from 'vitest';
import type { DiverDraft } from '@/features/booking/divers/domain/fields';
import { toDiverForm } from '@/features/booking/divers/domain/typed-diver';
import { bookingInput } from '@/features/booking/schema';
import { noRequirements } from '@/features/catalogue/domain/requirements';
import { defaultShop } from '@/shared/shop/sections';
import { diver } from '@/test/divers';
import { firstSentences } from '@/ui/form/form-input';
import { asSent } from './as-sent';
import { type Draft, diversOf, emptyDraft, ON_MY_OWN } from './draft';
import { draftInput, inputWithoutProduct } from './draft-input';

const around = { shop: defaultShop.agencies, today: () => '2026-12-01' };
const nitrox = '0198f3a0-0000-7000-8000-000000000001';
const twoDives = '0198f3a0-0000-7000-8000-000000000002';
type AddOn = Parameters<typeof draftInput>[0]['add_ons'][number];
const addOn = (uuid: string, about: Partial<AddOn> = {}): AddOn => ({
  ...{ uuid, name: 'Nitrox', description: '', unit: 'per_diver', for_whom: null, picture: null },
  ...{ equipment: false, for_eyesight: false, takes_seat: false, private_guide: false, ...about },
});
const trip: Parameters<typeof draftInput>[0] = {
  divers_per_package: 2,
  allow_half_package: false,
  max_quantity: 6,
  minimum_age: 12,
  level: 'open_water',
  refresher: false,
  requirements: noRequirements,
  forms: 'before_day',
  pickup: true,
  transfers: null,
  variants: [{ uuid: twoDives, name: 'Two dives' }],
  add_ons: [addOn(nitrox)],
  duration_days: 1,
  parts: ['morning'],
  dive_count: 2,
  departure_time: '07:30',
};

const hana: DiverDraft = {
  ...toDiverForm(diver({ full_name: 'Hana Lindqvist', preferred_language: null, dietary_restriction: 'none' })),
  weight_kg: '64,4',
  shoe_size: '39,5',
};

function written(typed: Partial<DiverDraft> = {}, rest: Partial<Draft> = {}): Draft {
  const draft: Draft = {
    ...emptyDraft('key'),
    product: 'usat-liberty-wreck',
    variant: twoDives,
    activity_date: '2026-12-24',
    pickup_area: 'sanur',
    emergency_contact: { name: 'Anna', phone: '+46701234567', relationship: '', message: '' },
    ...rest,
  };
  return { ...draft, divers: diversOf(draft, trip).map((empty) => ({ ...empty, ...hana, ...typed })) };
}

const keysOf = (draft: Draft) =>
  Object.fromEntries(
    Object.entries(firstSentences(draftInput(trip, around), draft)).map(([field, { key }]) => [field, key]),
  );

describe('equipment that each diver accepts or declines', () => {
  const mask = '0198f3a0-0000-7000-8000-000000000003';
  const rented = {
    ...trip,
    add_ons: [addOn(nitrox, { equipment: true }), addOn(mask, { equipment: true, for_eyesight: true })],
  };
  const limits = { [nitrox]: 12, [mask]: 12 };
  const faultsOf = (draft: Draft) => Object.keys(firstSentences(draftInput(rented, around), draft));

  test('is booked for as many divers as want it, and sent with each of them', () => {
    const draft = written({ equipment: '' }, { add_ons: { [nitrox]: 9 } });
    const one = {
      ...draft,
      divers: draft.divers.map((diver, at) => ({ ...diver, equipment: at === 1 ? nitrox : '' })),
    };
    expect(asSent(draft, rented, limits).add_ons).toEqual([]);
    expect(asSent(one, rented, limits)).toMatchObject({
      add_ons: [{ add_on: nitrox, quantity: 1 }],
      divers: [{ equipment: [] }, { equipment: [nitrox] }],
    });
  });

  test('is not sent when the product does not offer it', () => {
    expect(asSent(written({ equipment: nitrox }), trip, limits).divers[0]?.equipment).toEqual([]);
  });

  test('requires the dioptres of both eyes from divers who want glasses', () => {
    expect(faultsOf(written({ equipment: mask, left_dioptres: '-2,5' }))).toEqual([
      'divers.0.right_dioptres',
      'divers.1.right_dioptres',
    ]);
    expect(faultsOf(written({ equipment: mask, left_dioptres: '-2,5', right_dioptres: '0' }))).toEqual([]);
  });
});

describe('a form to be completed later', () => {
  const open = Object.fromEntries(Object.keys(hana).map((field) => [field, ''])) as DiverDraft;
  const { full_name, date_of_birth, association, certification_level } = hana;
  const later = { ...open, full_name, date_of_birth, association, certification_level };
  const postponed = { complete_later: 'yes' };

  test('needs only the first steps, and phone and email of the first diver', () => {
    expect(keysOf(written(later, postponed))).toEqual({
      'divers.0.phone': 'required.phone',
      'divers.0.email': 'required.email',
    });
    const { emergency_contact: contact } = written();
    const contactLater = { ...contact, name: '', phone: '', complete_later: 'yes' };
    const draft = written(
      { ...later, phone: hana.phone, email: hana.email },
      { ...postponed, emergency_contact: contactLater },
    );
    expect(keysOf(draft)).toEqual({});
    expect(asSent(draft, trip, {}).emergency_contact).toEqual({ complete_later: true });
  });

  test("is still checked against the product's age and level", () => {
    const young = { ...later, date_of_birth: '2018-01-01', certification_level: 'scuba_diver', association: 'SSI' };
    expect(Object.keys(keysOf(written(young, postponed)))).toEqual(
      expect.arrayContaining(['divers.1.date_of_birth', 'divers.1.certification_level']),
    );
  });

  test('must be complete for a product that needs it before the payment', () => {
    const strict = { ...trip, forms: 'before_payment' as const };
    const faults = firstSentences(draftInput(strict, around), written(later, postponed));
    expect(Object.keys(faults)).toContain('divers.1.height_cm');
  });
});

describe('a completed form', () => {
  test('has no errors, and is a valid booking for the server', () => {
    expect(keysOf(written())).toEqual({});
    const sent = bookingInput.parse(asSent(written({}, { add_ons: { [nitrox]: 9 } }), trip, { [nitrox]: 12 }));
    expect(sent).toMatchObject({
      quantity: 1,
      pickup_area: 'sanur',
      add_ons: [{ add_on: nitrox, quantity: 2 }],
      divers: [{ date_of_birth: '1990-04-21', weight_kg: 64, shoe_size: 39.5, last_dive: null }, {}],
    });
  });

  test('requires no pickup address of guests who come on their own, even if an address was typed earlier', () => {
    const sent = asSent(written({}, { pickup_area: ON_MY_OWN, pickup_address: 'Hotel' }), trip, {});
    expect(sent).toMatchObject({ pickup_area: null, pickup_address: null });
  });

  test('has half a package only when the product allows it', () => {
    const draft = written({}, { quantity: '1,5' });
    expect(keysOf(draft)).toEqual({ quantity: 'invalid.whole_packages' });
    const halves = { ...trip, allow_half_package: true };
    expect(firstSentences(draftInput(halves, around), draft)).toEqual({});
    const sent = bookingInput.parse(asSent(draft, halves, {}));
    expect([sent.quantity, sent.divers]).toEqual([1.5, [expect.anything(), expect.anything(), expect.anything()]]);
  });

  test('sends only the divers of the remaining packages', () => {
    const draft = written({}, { quantity: '2' });
    expect(asSent({ ...draft, quantity: '1' }, trip, {}).divers).toHaveLength(2);
  });
});

describe('an empty form', () => {
  test('has an error at every required field, and at no optional field', () => {
    const draft = emptyDraft('key');
    expect(keysOf({ ...draft, product: 'usat-liberty-wreck', divers: [] })).toMatchObject({
      variant: 'required.variant',
      activity_date: 'required.activity_date',
      pickup_area: 'required.pickup_area',
      'divers.0.full_name': 'required.full_name',
      'divers.0.gender': 'required.gender',
      'divers.0.association': 'required.association',
      'divers.0.certification_level': 'required.certification_level',
      'divers.0.certification_number': 'required.certification_number',
      'divers.1.dietary_restriction': 'required.dietary_restriction',
      'emergency_contact.phone': 'required.phone',
    });
    const fields = Object.keys(keysOf(draft)).join();
    for (const optional of ['last_dive', 'preferred_language', 'relationship', 'message', 'inquiry', 'pickup_address'])
      expect(fields).not.toContain(optional);
  });
});

describe('a form that the server would refuse', () => {
  test.each([
    ['two', 'invalid.not_a_number'],
    ['1.5', 'invalid.whole_packages'],
    ['1.25', 'invalid.half_packages'],
    ['', 'required.packages'],
    ['0', 'invalid.too_few_packages'],
    ['7', 'invalid.too_many_packages'],
  ])('for %s packages has the error %s', (quantity, key) => {
    expect(keysOf(written({}, { quantity })).quantity).toBe(key);
  });

  test.each<[Partial<DiverDraft>, string, string]>([
    [{ date_of_birth: '25/12/2014' }, 'date_of_birth', 'invalid.too_young'],
    [{ date_of_birth: '31/02/1990' }, 'date_of_birth', 'invalid.no_such_date'],
    [{ date_of_birth: 'in May' }, 'date_of_birth', 'invalid.date'],
    [{ date_of_birth: '21/04/2090' }, 'date_of_birth', 'invalid.date_of_birth'],
    [{ certification_level: 'scuba_diver' }, 'certification_level', 'invalid.level_too_low'],
    [{ certification_level: 'none', association: '' }, 'certification_level', 'invalid.level_too_low'],
    [{ association: '' }, 'association', 'required.association'],
    [{ shoe_size: '0' }, 'shoe_size', 'invalid.shoe_size'],
    [{ shoe_size: '90' }, 'shoe_size', 'invalid.shoe_size_range'],
    [{ height_cm: 'tall' }, 'height_cm', 'invalid.not_a_number'],
    [{ phone: '+62 12' }, 'phone', 'invalid.phone_number'],
    [{ email: 'hana' }, 'email', 'invalid.email'],
    [{ last_dive: '24/12/2026' }, 'last_dive', 'invalid.date_in_future'],
    [{ variant: 'two' }, 'variant', 'invalid.variant'],
  ])('with %j has an error at %s: %s', (diver, field, key) => {
    expect(keysOf(written(diver))[`divers.1.${field}`]).toBe(key);
  });

  test('reports age and level errors together with missing fields', () => {
    const faults = keysOf(written({ full_name: '', date_of_birth: '25/12/2014', certification_level: 'none' }));
    expect(faults).toMatchObject({
      'divers.0.full_name': 'required.full_name',
      'divers.0.date_of_birth': 'invalid.too_young',
      'divers.0.certification_level': 'invalid.level_too_low',
    });
  });

  test('has an error for a day that passed while the draft was waiting', () => {
    expect(keysOf(written({}, { activity_date: '2026-11-30' })).activity_date).toBe('day_not_offered');
    expect(keysOf(written({}, { activity_date: '2026-12-01' })).activity_date).toBeUndefined();
  });

  test('requires a new option when the selected one is no longer offered', () => {
    expect(keysOf(written({}, { variant: nitrox })).variant).toBe('required.variant');
  });

  test('includes every draft without a product', () => {
    expect(Object.keys(firstSentences(inputWithoutProduct, written()))).not.toEqual([]);
  });
});

test('too few logged dives refuse a guest, and staff only without a reason', () => {
  const strict = { ...trip, requirements: { ...noRequirements, logged_dives: 50 } };
  const draft = written({ logged_dives: '10' });
  const faultsOf = (typed: Draft) =>
    Object.keys(firstSentences(draftInput(strict, around), typed)).filter((field) => field.endsWith('logged_dives'));
  expect(faultsOf(draft)).toEqual(['divers.0.logged_dives', 'divers.1.logged_dives']);
  expect(faultsOf({ ...draft, fit_override: 'Dived with us' })).toEqual([]);
  expect(faultsOf(written({ logged_dives: '' }))).toEqual([]);
});
