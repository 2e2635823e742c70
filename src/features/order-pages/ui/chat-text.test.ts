import { expect, test } from 'vitest';
import { translator } from '@/i18n/translate';
import { locales } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';

test.each(locales)('a chat about an order names booking, trip and day in %s', async (lng) => {
  const t = await translator(lng, 'orders');
  const about = { bookingId: 'SGR-7K2M9', trip: 'Mantas of Nusa Penida', date: formatDay('2026-11-27', lng, 'full') };
  const text = t('help.whatsAppText', about);
  expect(Object.values(about).filter((fact) => !text.includes(fact))).toEqual([]);
});
