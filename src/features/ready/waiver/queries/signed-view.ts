import { openWaiver, type WaiverRow } from '@/features/ready/waiver/data';
import { validUntil } from '@/features/ready/waiver/domain/waiver-validity';
import type { SignedView } from '@/features/ready/waiver/schema';
import { dayAt } from '@/shared/time/days';

export function signedViewOf(row: WaiverRow, months: number): SignedView {
  const { name, relation, checked_by } = openWaiver(row);
  const signed_on = dayAt(row.signedAt);
  return {
    on_paper: row.paperId === null,
    signed_on,
    name: name ?? checked_by ?? '',
    relation,
    valid_until: validUntil(signed_on, months),
  };
}
