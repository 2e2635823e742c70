import type { EditableOrder } from '@/features/order-desk/editing/schema';
import { diver } from './divers';

const person = diver({ full_name: 'Sari', preferred_language: null, dietary_restriction: 'none' });

export const anEditableOrder: EditableOrder = {
  uuid: '0198a000-0000-7000-8000-000000000001',
  version: 'v1',
  booking_id: 'SGR-ABC234',
  status: 'paid',
  pickup_area: 'sanur',
  pickup_address: null,
  inquiry: null,
  emergency_contact: null,
  guest: { name: 'Sari', phone: '+49 151 23456789' },
  locale: 'en',
  divers: [person, { ...person, full_name: 'Ben' }],
  items: [
    {
      uuid: '0198a000-0000-7000-8000-000000000002',
      product: 'wreck-day',
      title: 'Wreck day',
      variant: null,
      activity_date: '2026-12-24',
      activity_time: '08:00',
      quantity: 1,
      divers_per_package: 2,
      add_ons: [{ add_on: '0198a000-0000-7000-8000-000000000003', name: 'Torch', quantity: 1, price: 5 }],
      divers: [0, 1],
    },
  ],
};
