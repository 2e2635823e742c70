import { insertWaiver } from '@/features/ready/waiver/data';
import { keyOf } from '@/server/crypto/keyring';
import { personMarkWith } from '@/server/crypto/person-marks';
import { db } from '@/server/database/db';
import { drawnSignature, publishedPaper } from './papers';
import { photograph } from './photograph';
import { recipient } from './words-of-guest';

/** A waiver of the first diver of an order; it outlives the erasure, so it names none of the guest's words. */
export async function leaveWaiver(owner_id: string, orderId: string): Promise<void> {
  const now = new Date();
  const paper = await publishedPaper('waiver', { text: 'Diving has risks.' }, now);
  const { id: diverId } = await db.orderDiver.findFirstOrThrow({ where: { orderId }, orderBy: { position: 'asc' } });
  const person = { owner_id, full_name: recipient.name, date_of_birth: '1980-01-02' };
  await insertWaiver(db, {
    diverId,
    personMark: personMarkWith(keyOf('any key'), person),
    paperId: paper.id,
    locale: 'en',
    byGuardian: false,
    signedAt: now,
    createdAt: now,
    content: { ...person, name: recipient.name, relation: null, signature: drawnSignature, checked_by: null },
    photo: await photograph(),
  });
}
