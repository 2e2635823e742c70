import { expect, test } from 'vitest';
import { diverView } from '@/features/booking/divers/schema';
import { diver } from '@/test/divers';
import { emptyDraft } from './draft';
import { type Remembered, withRemembered } from './remembered';

const flight = { flight_date: '2026-12-31', flight_time: '21:40' };
const hana = diverView.parse({ ...diver({ full_name: 'Hana Lindqvist', ...flight }), variant: 7 });
const remembered: Remembered = {
  people: [hana],
  isSameParty: true,
  emergency_contact: { name: 'Karin', phone: '+46707654321', relationship: null, message: null },
  pickup: { area: 'sanur', address: 'Villa Puri' },
};

test('withRemembered fills an empty draft with people, contact and pickup, but not what belonged to one booking', () => {
  const draft = withRemembered(emptyDraft('key'), remembered);
  expect(draft.divers).toMatchObject([{ full_name: 'Hana Lindqvist', variant: '', flight_date: '', flight_time: '' }]);
  expect(draft.emergency_contact).toEqual({ name: 'Karin', phone: '+46707654321', relationship: '', message: '' });
  expect([draft.pickup_area, draft.pickup_address]).toEqual(['sanur', 'Villa Puri']);
});

test('withRemembered offers people without filling them in unless they come again', () => {
  expect(withRemembered(emptyDraft('key'), { ...remembered, isSameParty: false }).divers).toEqual([]);
});

test('withRemembered keeps what was typed', () => {
  const typed = withRemembered(emptyDraft('key'), remembered);
  const changed = {
    ...typed,
    pickup_area: 'kuta',
    pickup_address: '',
    divers: typed.divers.map((one) => ({ ...one, full_name: 'Mats' })),
    emergency_contact: { name: 'Eva', phone: '', relationship: '', message: '' },
  };
  expect(withRemembered(changed, remembered)).toEqual(changed);
});

test('withRemembered does not fill in a contact that the guest postponed', () => {
  const postponed = { ...emptyDraft('key').emergency_contact, complete_later: 'yes' };
  expect(withRemembered({ ...emptyDraft('key'), emergency_contact: postponed }, remembered).emergency_contact).toEqual(
    postponed,
  );
});
