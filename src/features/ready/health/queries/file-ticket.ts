import { pepperedHmac, safeEqual } from '@/server/crypto/crypto';

const LASTS_MS = 15 * 60 * 1000;

type Ticket = { fileId: string; userId: string; until: number };

const proofOf = ({ fileId, userId, until }: Ticket): string =>
  pepperedHmac('health-file', `${fileId}/${userId}/${until}`);

/** The path of a file for the member of staff who has just opened the answers with a reason. */
export function fileUrl(fileId: string, userId: string, now: Date): string {
  const until = now.getTime() + LASTS_MS;
  return `/api/health-files/${fileId}?until=${until}&proof=${proofOf({ fileId, userId, until })}`;
}

export const isValidTicket = (ticket: Ticket, proof: string, now: Date): boolean =>
  now.getTime() < ticket.until && safeEqual(proof, proofOf(ticket));
