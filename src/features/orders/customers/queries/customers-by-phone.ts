import { operator } from '@/config/operator';
import { env } from '@/env';
import { customersWithMarks, customersWithPhoneOf } from '@/features/orders/customers/data';
import { keyringOf } from '@/server/crypto/keyring';
import { marksToFind } from '@/server/crypto/phone-marks';
import type { Tx } from '@/server/database/db';

/** Finds customers by a full number or its last digits, their own or that of a diver on one of their orders. */
export async function customersByPhone(db: Tx, typed: string): Promise<string[]> {
  const marks = /\p{Nd}/u.test(typed) ? marksToFind(keyringOf(env), typed, operator.country) : [];
  return marks.length > 0 ? customersWithMarks(db, marks) : [];
}

const MAX = 10;

/** Other customers who may be the same person, matched by the phone of their orders. */
export const customersWithSamePhone = (db: Tx, id: string): Promise<string[]> => customersWithPhoneOf(db, id, MAX);
