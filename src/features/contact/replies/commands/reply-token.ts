import { env } from '@/env';
import { partsOfToken, replyAddress } from '@/features/contact/replies/domain/reply-address';
import { pepperedHmac, safeEqual } from '@/server/crypto/crypto';

const MAC_DIGITS = 20;

const macOf = (messageId: string): string =>
  Buffer.from(pepperedHmac('mail-reply', messageId), 'base64url').toString('hex').slice(0, MAC_DIGITS);

/** The address for replies to an answer; undefined when replies are not received here. */
export const replyAddressOf = (messageId: string): string | undefined =>
  env.MAIL_INBOUND_SECRET && replyAddress(messageId.replaceAll('-', '') + macOf(messageId), env.MAIL_FROM);

/** Null for a token that this shop did not issue. */
export function messageOfToken(token: string): string | null {
  const parts = partsOfToken(token);
  return parts && safeEqual(parts.mac, macOf(parts.messageId)) ? parts.messageId : null;
}
