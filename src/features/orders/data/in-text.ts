import { bookingIdPart } from '@/features/orders/domain/search-terms';
import { Prisma } from '@/server/generated/prisma/client';
import { partToFind } from '@/shared/list/search-key';

/** Looks up only the part before the at sign, since most addresses share their domain. */
function hasPart(part: string) {
  const at = part.indexOf('@');
  if (at < 2) return Prisma.sql`search_key LIKE ${`%${part}%`}`;
  return Prisma.sql`(search_key LIKE ${`%${part.slice(0, at + 1)}%`} AND search_key || '' LIKE ${`%${part}%`})`;
}

/** Alternatives for matching a word: the booking ID, the customer's name or email address, or a diver's name. */
export const inText = (word: string): Prisma.Sql[] =>
  Array.from(new Set([partToFind(word), partToFind(bookingIdPart(word))]), hasPart);
