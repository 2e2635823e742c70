import { bookingIdPart } from '@/features/orders/domain/search-terms';
import { Prisma } from '@/server/generated/prisma/client';
import { partToFind } from '@/shared/list/search-key';

/** Much of an address is that of most others, so that only what is before the at sign is looked up in the index. */
function hasPart(part: string) {
  const at = part.indexOf('@');
  if (at < 2) return Prisma.sql`search_key LIKE ${`%${part}%`}`;
  return Prisma.sql`(search_key LIKE ${`%${part.slice(0, at + 1)}%`} AND search_key || '' LIKE ${`%${part}%`})`;
}

/** Alternatives of a word in the booking ID, in the customer's name or email address, or in a diver's name. */
export const inText = (word: string): Prisma.Sql[] =>
  Array.from(new Set([partToFind(word), partToFind(bookingIdPart(word))]), hasPart);
