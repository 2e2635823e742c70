import { customersWithPhone } from '@/features/accounts/guests/data';
import { open } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import { fullName } from '@/shared/locale/name-order';

/** Customers who may be the same person as a walk-in; staff decide. */
export const samePhone = async (db: Tx, phone: string, but: string) =>
  (await customersWithPhone(db, phone, but)).map((person) => ({
    uuid: person.id,
    name: fullName(person),
    email: person.email,
  }));

export const openPhone = (sealed: string): string => open(sealed);
