import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';

test('quote labels a line in English while its name is not written in the language of the reader', async () => {
  const { slug, id } = await bookableProduct({
    variants: { create: { names: { en: 'Two dives', de: '', ja: '2本' }, price: 900_000, position: 0 } },
  });
  const { id: variant } = await db.productVariant.findFirstOrThrow({ where: { productId: id } });
  const token = await signIn(await account());
  const labelIn = async (locale: 'de' | 'ja') => {
    const guest = await callerFor(token, { locale, now: new Date('2026-11-21T02:00:00Z') });
    const { lines } = await guest.booking.quote(booking(slug, { variant }));
    return lines[0]?.label;
  };
  expect(await labelIn('de')).toBe('Wracktag · Two dives');
  expect(await labelIn('ja')).toBe('Wreck day · 2本');
});
