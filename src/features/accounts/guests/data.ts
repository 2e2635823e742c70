import { env } from '@/env';
import { seal } from '@/server/crypto/crypto';
import { keyringOf } from '@/server/crypto/keyring';
import { marksToFind, phoneMarks } from '@/server/crypto/phone-marks';
import type { Tx } from '@/server/database/db';
import type { Locale } from '@/shared/locale/locales';
import { nextVersion } from '@/shared/schema/versions';

export type NewGuest = { id: string; name: string; phone: string; locale: Locale };

const namesOf = (name: string) => {
  const words = name.split(' ');
  return { firstName: words.slice(0, -1).join(' ') || name, lastName: words.length > 1 ? (words.at(-1) ?? '') : '' };
};

const reachedBy = (phone: string) => ({
  sealedPhone: seal(phone),
  phoneMarks: phoneMarks(keyringOf(env)[0], phone),
});

/** Skips an id that exists, so that a repeated submit creates no second walk-in. */
export const insertGuest = (tx: Tx, { id, name, phone, locale }: NewGuest) =>
  tx.user.createMany({
    data: [
      {
        id,
        email: null,
        ...namesOf(name),
        locale,
        ...reachedBy(phone),
      },
    ],
    skipDuplicates: true,
  });

type GuestChange = { name?: string; phone?: string; locale?: Locale };

export const setGuest = (
  tx: Tx,
  guest: { id: string; updatedAt: Date },
  { name, phone, locale }: GuestChange,
  now: Date,
) =>
  tx.user.update({
    where: { id: guest.id },
    data: {
      ...(name && namesOf(name)),
      ...(phone && reachedBy(phone)),
      ...(locale && { locale }),
      updatedAt: nextVersion([guest], now),
    },
  });

/** Finds other customers with this phone number on their account or their orders. */
export function customersWithPhone(db: Tx, phone: string, but: string) {
  const marks = marksToFind(keyringOf(env), phone, 'ID');
  const marked = { phoneMarks: { hasSome: marks } };
  return db.user.findMany({
    where: {
      id: { not: but },
      erasedAt: null,
      role: { not: 'ADMIN' },
      OR: [marked, { orders: { some: { divers: { some: marked } } } }],
    },
    select: { id: true, firstName: true, lastName: true, email: true },
    orderBy: { id: 'asc' },
    take: 5,
  });
}
