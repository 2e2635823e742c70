import type { Scope } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import { titleOf } from '@/features/orders/queries/order-view';
import { bookedItemsOf, diverLinkEnd } from '@/features/ready/domain/diver-link';
import type { DiverLinkView, DiverOfOrderInput } from '@/features/ready/schema';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { currentShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';
import { formatDay } from '@/shared/time/dates';
import { toDay } from '@/shared/time/days';
import { lockDiver } from './diver-of';
import { linkFor, localeOfDiver } from './link-for';

type Found = Awaited<ReturnType<typeof lockDiver>>;

/** A diver's link with the message to the diver, in the diver's language. */
export async function shownLink(tx: Tx, { order, row }: Found, now: Date): Promise<DiverLinkView> {
  const url = await linkFor(tx, order, row, now);
  const ends_on = diverLinkEnd(order.items, row.id);
  const [item] = bookedItemsOf(order.items, row.id);
  if (!url || !ends_on || !item) throw new AppError('state_not_allowed');
  const locale = localeOfDiver(order, row);
  const t = await translator(locale, 'ready');
  const { identity } = await currentShop(tx);
  const { full_name: name, phone, email } = openDiver(row);
  const text = t('message', {
    name,
    shop: identity.name,
    product: titleOf(item, locale),
    date: formatDay(toDay(item.activityDate), locale),
    url,
  });
  return { url, text, phone: phone || null, email: email || null, ends_on };
}

/** Makes a diver's link on first use. */
export const shareLink = (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  input: DiverOfOrderInput,
  scope: Scope,
): Promise<DiverLinkView> =>
  db.$transaction(async (tx) => shownLink(tx, await lockDiver(tx, input, { scope, now }), now));
