import { messagesOf, unansweredMessages } from '@/features/contact/data';
import type { Tx } from '@/server/database/db';

export const writtenBy = async (db: Tx, userId: string) =>
  (await messagesOf(db, userId)).map(
    ({ kind, name, email, phone, subject, body, details, locale, createdAt, answers, replies }) => ({
      kind,
      name,
      email,
      phone,
      subject,
      message: body,
      details,
      locale,
      sent_at: createdAt.toISOString(),
      answers: answers.map(({ body: answer, sentAt }) => ({ message: answer, sent_at: sentAt.toISOString() })),
      replies: replies.map((reply) => ({
        email: reply.email,
        message: reply.body,
        received_at: reply.receivedAt.toISOString(),
      })),
    }),
  );

export const unanswered = (db: Tx) => unansweredMessages(db);
