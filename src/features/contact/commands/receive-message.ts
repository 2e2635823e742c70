import { insertMessage } from '@/features/contact/data';
import { messagesPerSender } from '@/features/contact/domain/limits';
import type { Ctx } from '@/server/api/context';
import type { Limit } from '@/server/auth/limit-key';
import { claimTry } from '@/server/auth/rate-limit';
import type { MailParams } from '@/server/mail/mail';
import { queueMail } from '@/server/mail/outbox';
import { currentShop } from '@/server/shop/current-shop';
import { defaultLocale } from '@/shared/locale/locales';
import { isHolder } from '@/shared/schema/actor';

type Row = Parameters<typeof insertMessage>[1];
type Written = Omit<Row, 'locale' | 'createdAt' | 'accountId'> & {
  /** Details that the operator's email states above the message. */
  notice: Pick<MailParams['message_notice'], 'about' | 'internship'>;
};

/** Limits messages, so that neither the shop nor the typed address can be flooded. */
export async function countMessage(ctx: Ctx, limit: Limit, email: string): Promise<void> {
  await claimTry(limit, ctx.client.address);
  await claimTry(messagesPerSender, email);
}

/** Stores the message and notifies both sides in one transaction. */
export async function receiveMessage(ctx: Ctx, { notice, ...row }: Written): Promise<void> {
  const { name, email, phone, body } = row;
  const accountId = isHolder(ctx.actor) ? ctx.actor.userId : null;
  await ctx.db.$transaction(async (tx) => {
    const { id } = await insertMessage(tx, { ...row, accountId, locale: ctx.locale, createdAt: ctx.now });
    const about = accountId ? [id, accountId] : [id];
    const { identity } = await currentShop(tx);
    await queueMail(tx, {
      to: identity.email,
      replyTo: email,
      locale: defaultLocale,
      template: 'message_notice',
      about,
      params: {
        kind: row.kind,
        name,
        email,
        phone,
        body,
        path: '/admin/contacts',
        ...notice,
      },
    });
    // The receipt quotes nothing from the message; otherwise the form could be used to email any text to anybody.
    await queueMail(tx, {
      to: email,
      locale: ctx.locale,
      template: 'message_receipt',
      about,
      params: { name, path: '/faq' },
    });
  });
}
