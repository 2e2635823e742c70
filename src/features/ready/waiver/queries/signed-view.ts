import { contentOf, type WaiverRow } from '@/features/ready/waiver/data';
import { validUntil } from '@/features/ready/waiver/domain/waiver-validity';
import type { SignedView } from '@/features/ready/waiver/schema';
import type { Tx } from '@/server/database/db';
import { dayAt } from '@/shared/time/days';

export async function signedViewOf(db: Tx, row: WaiverRow, months: number): Promise<SignedView> {
  const { name, relation, checked_by } = await contentOf(db, row.id);
  const signed_on = dayAt(row.signedAt);
  return {
    on_paper: row.paperId === null,
    signed_on,
    name: name ?? checked_by ?? '',
    relation,
    valid_until: validUntil(signed_on, months),
  };
}
