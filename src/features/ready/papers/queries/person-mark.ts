import { env } from '@/env';
import { keyringOf } from '@/server/crypto/keyring';
import { personMarkWith } from '@/server/crypto/person-marks';

type Person = { full_name: string; date_of_birth: string | null };

/** The marks of a person of an account, the current key's first; empty without a name or birth date. */
export const personMarks = (ownerId: string, { full_name, date_of_birth }: Person): string[] =>
  full_name && date_of_birth
    ? keyringOf(env).map((key) => personMarkWith(key, { owner_id: ownerId, full_name, date_of_birth }))
    : [];

/** The mark to store; null without a name or birth date. */
export const personMark = (ownerId: string, person: Person): string | null => personMarks(ownerId, person)[0] ?? null;
