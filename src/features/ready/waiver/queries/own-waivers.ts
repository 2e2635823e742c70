import { openWaiver, waiversOfOwner } from '@/features/ready/waiver/data';
import type { Tx } from '@/server/database/db';

/** For the export of personal data: what the people of an account have signed. */
export const ownWaivers = async (db: Tx, ownerId: string) =>
  (await waiversOfOwner(db, ownerId)).map((waiver) => {
    const { full_name, date_of_birth, name, relation } = openWaiver(waiver);
    return {
      kind: waiver.paperId ? 'signed' : 'paper',
      version: waiver.paper?.version ?? null,
      signed_at: waiver.signedAt.toISOString(),
      ...{ full_name, date_of_birth, name, relation },
    };
  });
