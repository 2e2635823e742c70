import { messagesPerAddress } from '@/features/contact/domain/limits';
import type { ContactInput } from '@/features/contact/schema';
import type { Ctx } from '@/server/api/context';
import { countMessage, receiveMessage } from './receive-message';

/** A bot that fills in the hidden field gets the usual answer, so that it learns nothing. */
export async function sendContact(ctx: Ctx, input: ContactInput): Promise<void> {
  await countMessage(ctx, messagesPerAddress, input.email);
  if (input.website) return;
  const { name, email, phone, subject, message } = input;
  await receiveMessage(ctx, {
    kind: 'contact',
    name,
    email,
    phone,
    subject,
    body: message,
    notice: { about: subject },
  });
}
