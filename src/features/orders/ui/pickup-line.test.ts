import { expect, test } from 'vitest';
import { translator } from '@/i18n/translate';
import { pickupLine } from './pickup-line';

test('pickupLine states the pickup and return times, or that there is no pickup', async () => {
  const [t, common] = await Promise.all([translator('en', 'orders'), translator('en', 'common')]);
  const item = { pickup_window: { from: '12:30', to: '12:45' }, return_window: { from: '21:30', to: '23:30' } };
  const own = { pickup_window: null, return_window: null };
  const shown = { t, common, nameOf: () => 'Sanur', lng: 'en', area: 'sanur' } as const;
  expect(pickupLine({ ...item, meeting_time: null }, shown)).toBe(
    'Pickup: Sanur, 12:30–12:45 · Back at the hotel: 21:30–23:30',
  );
  expect(pickupLine({ ...own, meeting_time: null }, shown)).toMatch(/^No pickup/);
  expect(pickupLine({ ...own, meeting_time: '06:45' }, shown)).toMatch(/^No pickup.* · Meeting time: 06:45$/);
});
