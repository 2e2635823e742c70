import { personMark } from '@/features/ready/papers/queries/person-mark';
import { insertWaiver } from '@/features/ready/waiver/data';
import {
  diverFacts,
  foundWaivers,
  type OrderOfWaivers,
  waiverTerms,
} from '@/features/ready/waiver/queries/waiver-facts';
import type { SignWaiverInput } from '@/features/ready/waiver/schema';
import type { Tx } from '@/server/database/db';
import { AppError, fieldError } from '@/shared/errors/errors';
import type { Locale } from '@/shared/locale/locales';

type Diver = { order: OrderOfWaivers; row: OrderOfWaivers['divers'][number] };

/**
 * Stores the signature of a diver or guardian under the current text; nothing when a waiver already counts, so that a
 * repeated call signs once.
 */
export async function signWaiver(
  tx: Tx,
  { order, row }: Diver,
  { version, name, relation, signature }: SignWaiverInput,
  { now, locale }: { now: Date; locale: Locale },
): Promise<void> {
  const terms = await waiverTerms(tx);
  const diver = diverFacts(order, row);
  if (!terms || !diver) throw new AppError('state_not_allowed');
  if (terms.paper.version !== version) throw new AppError('changed_meanwhile');
  const { full_name, born, isMinor } = diver;
  if (!full_name) throw fieldError('full_name', 'required.field');
  if (!born || isMinor === null) throw fieldError('date_of_birth', 'required.field');
  if (isMinor && !relation) throw fieldError('relation', 'required.field');
  if ((await foundWaivers(tx, [diver], terms)).get(row.id)?.isValid) return;
  const owner_id = order.customerId;
  await insertWaiver(tx, {
    diverId: row.id,
    personMark: personMark(owner_id, { full_name, date_of_birth: born }),
    paperId: terms.paper.id,
    locale,
    byGuardian: isMinor,
    signedAt: now,
    createdAt: now,
    content: {
      ...{ owner_id, full_name, date_of_birth: born, name, signature },
      relation: isMinor ? relation : null,
      checked_by: null,
    },
  });
}
