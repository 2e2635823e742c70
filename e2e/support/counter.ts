import type { Page } from '@playwright/test';
import { callsOf } from './calls';

const TRIP = 'tulamben-night-dive';

type Booked = { uuid: string; booking_id: string };
type Day = { date: string; status: string; places_left: number };

export async function bookAtCounter(page: Page): Promise<Booked> {
  const { ask, call } = callsOf(page.request);
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const days = await ask<Day[]>('availability.days', { slug: TRIP, from: dayIn(5), to: dayIn(40) });
  const [day] = days
    .filter(({ status }) => status === 'open')
    .sort((one, other) => other.places_left - one.places_left);
  return call<Booked>('admin.orders.book', {
    name: 'Ketut Wirawan',
    phone: '+62 812 3456 7890',
    product: TRIP,
    activity_date: day?.date,
    quantity: 1,
    variant: null,
    pickup_area: null,
    pickup_address: null,
    inquiry: null,
    divers: [{ certification_level: 'advanced' }, { full_name: 'Ayu', certification_level: 'advanced' }],
    payments: [{ method: 'cash', amount: 500_000 }],
    due_now: 0,
    due_reason: 'pays the rest online',
  });
}
