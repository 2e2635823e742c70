import { env } from '@/env';
import { partsOfToken, replyAddress } from '@/features/contact/replies/domain/reply-address';
import { pepperedHmac, safeEqual } from '@/server/crypto/crypto';

const MAC_DIGITS = 20;

const macOf = (messageId: string): string =>
  Buffer.from(pepperedHmac('mail-reply', messageId), 'base64url').toString('hex').slice(0, MAC_DIGITS);

/** Reply address of our answer; undefined if replies are not received here. */
export const replyAddressOf = (messageId: string): string | undefined =>
  env.MAIL_INBOUND_SECRET && replyAddress(messageId.replaceAll('-', '') + macOf(messageId), env.MAIL_FROM);

/** Returns the message that a token belongs to; null for a forged token. */
export function messageOfToken(token: string): string | null {
  const parts = partsOfToken(token);
  return parts && safeEqual(parts.mac, macOf(parts.messageId)) ? parts.messageId : null;
}
