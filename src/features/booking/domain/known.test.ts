import { expect, test } from 'vitest';
import { diverView } from '@/features/booking/divers/schema';
import { diver } from '@/test/divers';
import { emptyDraft } from './draft';
import { type Known, withKnown } from './known';

const hana = diverView.parse({ ...diver({ full_name: 'Hana Lindqvist' }), variant: 7 });
const known: Known = {
  people: [hana],
  isSameParty: true,
  emergency_contact: { name: 'Karin', phone: '+46707654321', relationship: null, message: null },
  pickup: { area: 'sanur', address: 'Villa Puri' },
};

test('withKnown fills an empty draft with people, contact and pickup, but not what belonged to one booking', () => {
  const draft = withKnown(emptyDraft('key'), known);
  expect(draft.divers.map(({ full_name, variant }) => [full_name, variant])).toEqual([['Hana Lindqvist', '']]);
  expect(draft.emergency_contact).toEqual({ name: 'Karin', phone: '+46707654321', relationship: '', message: '' });
  expect([draft.pickup_area, draft.pickup_address]).toEqual(['sanur', 'Villa Puri']);
});

test('withKnown offers people without filling them in unless they come again', () => {
  expect(withKnown(emptyDraft('key'), { ...known, isSameParty: false }).divers).toEqual([]);
});

test('withKnown keeps what was typed', () => {
  const typed = withKnown(emptyDraft('key'), known);
  const kept = {
    ...typed,
    pickup_area: 'kuta',
    pickup_address: '',
    divers: typed.divers.map((one) => ({ ...one, full_name: 'Mats' })),
    emergency_contact: { name: 'Eva', phone: '', relationship: '', message: '' },
  };
  expect(withKnown(kept, known)).toEqual(kept);
});

test('withKnown leaves a contact that was postponed', () => {
  const postponed = { ...emptyDraft('key').emergency_contact, complete_later: 'yes' };
  expect(withKnown({ ...emptyDraft('key'), emergency_contact: postponed }, known).emergency_contact).toEqual(postponed);
});
