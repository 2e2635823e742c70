import { activeStaff } from '@/features/accounts/admin/people/data';
import type { Tx } from '@/server/database/db';
import { type Locale, toLocale } from '@/shared/locale/locales';
import { spokenName } from '@/shared/locale/name-order';
import { type Right, toRights } from '@/shared/schema/rights';

type StaffMember = { id: string; email: string; name: string; locale: Locale };

export async function staffWith(db: Tx, right: Right): Promise<StaffMember[]> {
  const all = await activeStaff(db);
  return all
    .filter(({ rights }) => toRights(rights).includes(right))
    .flatMap(({ id, email, locale, ...person }) =>
      email === null ? [] : [{ id, email, name: spokenName(person), locale: toLocale(locale) }],
    );
}
