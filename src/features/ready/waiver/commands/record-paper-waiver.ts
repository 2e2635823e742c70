import { receivePicture } from '@/features/media/commands/receive-picture';
import { openDiver } from '@/features/orders/data/sealed';
import { personMark } from '@/features/ready/papers/queries/person-mark';
import { insertWaiver } from '@/features/ready/waiver/data';
import type { OrderOfWaivers } from '@/features/ready/waiver/queries/waiver-facts';
import type { PaperWaiver } from '@/features/ready/waiver/schema';
import type { Tx } from '@/server/database/db';
import { fieldError } from '@/shared/errors/errors';
import { type Day, dayAt, momentOf } from '@/shared/time/days';

/** Re-encodes the photo of a signed page, without its metadata. */
export async function readPhoto(photo: string): Promise<Uint8Array> {
  const { bytes } = await receivePicture(Buffer.from(photo, 'base64'), 'photo');
  return bytes;
}

export function refuseFuture(signedOn: Day, now: Date): void {
  if (signedOn > dayAt(now)) throw fieldError('signed_on', 'invalid.date_in_future');
}

type Diver = { order: OrderOfWaivers & { locale: string }; row: OrderOfWaivers['divers'][number] };
type Checked = { by: { id: string; name: string }; now: Date };

/** Stores that a diver has signed on paper, with who checked the page. */
export async function recordPaperWaiver(
  tx: Tx,
  { order, row }: Diver,
  { signed_on, photo }: Omit<PaperWaiver, 'photo'> & { photo: Uint8Array | null },
  { by, now }: Checked,
): Promise<void> {
  const { full_name, date_of_birth } = openDiver(row);
  const owner_id = order.customerId;
  await insertWaiver(tx, {
    diverId: row.id,
    personMark: personMark(owner_id, { full_name, date_of_birth }),
    paperId: null,
    locale: order.locale,
    byGuardian: false,
    signedAt: momentOf(signed_on, '12:00'),
    createdAt: now,
    content: {
      ...{ owner_id, full_name, date_of_birth },
      ...{ name: null, relation: null, signature: null },
      checked_by: by.name,
    },
    photo,
    recordedById: by.id,
  });
}
