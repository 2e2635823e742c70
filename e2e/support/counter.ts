import type { Page } from '@playwright/test';
import { callsOf } from './calls';
import { emptiestDay } from './days';

const TRIP = 'tulamben-night-dive';

type Booked = { uuid: string; booking_id: string };

export async function bookAtCounter(page: Page): Promise<Booked> {
  const { call } = callsOf(page.request);
  return call<Booked>('admin.orders.book', {
    name: 'Ketut Wirawan',
    phone: '+62 812 3456 7890',
    product: TRIP,
    activity_date: await emptiestDay(page, TRIP),
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
