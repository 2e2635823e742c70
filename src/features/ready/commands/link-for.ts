import { env } from '@/env';
import type { LockedOrder } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { insertDiverLink } from '@/features/ready/data';
import { canAnswer } from '@/features/ready/domain/diver-link';
import { open } from '@/server/crypto/crypto';
import type { Tx } from '@/server/database/db';
import { isLocale, type Locale, localePath, toLocale } from '@/shared/locale/locales';
import { dayAt } from '@/shared/time/days';
import { newDiverToken } from './new-diver-token';

type Order = Pick<LockedOrder, 'status' | 'anonymisedAt' | 'items' | 'locale'>;
type DiverRow = LockedOrder['divers'][number];

/** The diver's preferred language if the site has it; otherwise the order's. */
export function localeOfDiver({ locale }: Pick<Order, 'locale'>, row: DiverRow): Locale {
  const { preferred_language: preferred } = openDiver(row);
  return preferred && isLocale(preferred) ? preferred : toLocale(locale);
}

const diverLinkUrl = (locale: Locale, token: string): string =>
  new URL(localePath(locale, `/ready/${token}`), env.APP_URL).href;

/**
 * The URL of a diver's link in the diver's language, the same whenever it is asked for; made on first use. Null while
 * the order is unpaid, after the link has expired, and once staff have revoked it.
 */
export async function linkFor(tx: Tx, order: Order, diver: DiverRow, now: Date): Promise<string | null> {
  if (!canAnswer(order, diver.id, dayAt(now))) return null;
  const link = await insertDiverLink(tx, diver.id, newDiverToken(now).stored);
  return link.revokedAt ? null : diverLinkUrl(localeOfDiver(order, diver), open(link.sealedToken));
}
