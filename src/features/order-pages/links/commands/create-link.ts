import { env } from '@/env';
import { upsertLink } from '@/features/order-pages/links/data';
import { linkEnd } from '@/features/order-pages/links/domain/link-end';
import { lockOrder } from '@/features/orders/commands/lock-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { translator } from '@/i18n/translate';
import { hashToken, newToken } from '@/server/crypto/crypto';
import { currentShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';
import { localePath, toLocale } from '@/shared/locale/locales';
import { type Day, dayAt } from '@/shared/time/days';

type NewLink = { url: string; text: string; ends_on: Day };

/** Creates or replaces the link of an order; its URL is never shown again. */
export async function createLink(ctx: Staff, uuid: string): Promise<NewLink> {
  const token = newToken();
  const order = await ctx.db.$transaction(async (tx) => {
    const locked = await lockOrder(tx, uuid, {});
    if (locked.anonymisedAt) throw new AppError('order_anonymised');
    if (dayAt(ctx.now) > linkEnd(locked.items)) throw new AppError('state_not_allowed');
    await upsertLink(tx, locked.id, { tokenHash: hashToken(token), createdAt: ctx.now });
    await recordOrderChange(tx, ctx, locked, {}, { link: 'made' });
    return locked;
  });
  const locale = toLocale(order.locale);
  const url = new URL(localePath(locale, `/order/${token}`), env.APP_URL).href;
  const t = await translator(locale, 'orders');
  const { identity } = await currentShop(ctx.db);
  const text = t('link.message', {
    name: order.customer.firstName,
    shop: identity.name,
    booking: order.bookingId,
    url,
  });
  return { url, text, ends_on: linkEnd(order.items) };
}
