import { env } from '@/env';
import { keyringOf } from '@/server/crypto/keyring';
import { personMarkWith } from '@/server/crypto/person-marks';

type Person = { full_name: string; date_of_birth: string | null };

/** The marks of a person within an account or a seat, the current key's first; empty without a name or birth date. */
export const personMarks = (within: string, { full_name, date_of_birth }: Person): string[] =>
  full_name && date_of_birth
    ? keyringOf(env).map((key) => personMarkWith(key, { owner_id: within, full_name, date_of_birth }))
    : [];

/** The mark to store; null without a name or birth date. */
export const personMark = (within: string, person: Person): string | null => personMarks(within, person)[0] ?? null;
