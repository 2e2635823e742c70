import { createHash, createHmac } from 'node:crypto';
import type { Address, Email } from 'postal-mime';
import { env } from '@/env';
import { insertReply, lockMessage, markNew } from '@/features/contact/replies/data';
import { tokensIn } from '@/features/contact/replies/domain/reply-address';
import { replyText } from '@/features/contact/replies/domain/reply-text';
import type { Ctx } from '@/server/api/context';
import { safeEqual } from '@/server/crypto/crypto';
import { queueMail } from '@/server/mail/outbox';
import { currentShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';
import { defaultLocale } from '@/shared/locale/locales';
import { nextVersion } from '@/shared/schema/versions';
import { readMail } from './read-mail';
import { messageOfToken } from './reply-token';

const FRESH_FOR_SECONDS = 5 * 60;
type Incoming = { signature: string | null; raw: Uint8Array };

/** Requires a recent signature over the raw bytes, so that an intercepted email cannot be replayed later. */
function isSigned({ signature, raw }: Incoming, secret: string, now: Date): boolean {
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),\s*v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (mac === '' || Math.abs(now.getTime() / 1000 - Number(seconds)) > FRESH_FOR_SECONDS) return false;
  return safeEqual(mac, createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex'));
}

const headerOf = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
const addressesIn = (list: Address[] = []) => list.flatMap(({ address }) => (address ? [address] : []));

/** Automatic replies are dropped, because two auto-responders would answer each other for ever. */
const isAutomatic = (mail: Email): boolean =>
  !['', 'no'].includes(headerOf(mail, 'auto-submitted').toLowerCase()) ||
  /bulk|junk/i.test(headerOf(mail, 'precedence'));

/** Identifies an email by its message id, or by its bytes if it has none. */
const hashOf = (mail: Email, raw: Uint8Array): string =>
  createHash('sha256')
    .update(mail.messageId ?? raw)
    .digest('base64url');

const recipientsOf = (mail: Email): string[] => [
  ...addressesIn(mail.to),
  ...addressesIn(mail.cc),
  ...['delivered-to', 'x-original-to', 'envelope-to'].map((name) => headerOf(mail, name)),
];

/**
 * Takes a reply to our answer: adds its text to the message, marks the message as new and notifies the shop. Only the
 * number of attachments is stored. Silently drops an email that is unreadable or belongs to no message, so that
 * guessing addresses reveals nothing.
 */
export async function receiveMail({ db, now }: Pick<Ctx, 'db' | 'now'>, incoming: Incoming): Promise<void> {
  const secret = env.MAIL_INBOUND_SECRET;
  if (!secret) throw new AppError('not_found');
  if (!isSigned(incoming, secret, now)) throw new AppError('signature_invalid');
  const mail = await readMail(incoming.raw);
  if (!mail) return;
  const [messageId] = tokensIn(recipientsOf(mail)).flatMap((token) => messageOfToken(token) ?? []);
  if (!messageId || isAutomatic(mail)) return;
  await db.$transaction(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message) return;
    const email = mail.from?.address?.toLowerCase() || message.email;
    const body = replyText(mail);
    const attachments = mail.attachments.length;
    const reply = { messageId, email, body, attachments, mailHash: hashOf(mail, incoming.raw), receivedAt: now };
    if (!(await insertReply(tx, reply))) return;
    await markNew(tx, messageId, nextVersion([message], now));
    const { identity } = await currentShop(tx);
    await queueMail(tx, {
      to: identity.email,
      locale: defaultLocale,
      template: 'message_notice',
      about: message.accountId ? [messageId, message.accountId] : [messageId],
      params: {
        kind: message.kind,
        ...{ name: message.name, email, phone: message.phone, about: message.subject, body },
        path: `/admin/contacts/${messageId}`,
      },
    });
  });
}
