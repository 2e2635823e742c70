import type { DemoMessage } from '../../demo/content/messages';
import type { Tx } from '../../src/server/database/db';
import { HOUR_MS } from './order-steps';

const HOURS_A_DAY = 24;

/** Includes the answers of the shop's admin. */
export async function seedMessages(db: Tx, messages: readonly DemoMessage[], now: Date): Promise<void> {
  const author = await db.user.findUniqueOrThrow({ where: { email: 'admin@segara.test' } });
  for (const { daysAgo, product: slug, answer, ...message } of messages) {
    const createdAt = new Date(now.getTime() - daysAgo * HOURS_A_DAY * HOUR_MS);
    const product = slug ? await db.product.findUniqueOrThrow({ where: { slug } }) : null;
    await db.message.create({
      data: {
        ...message,
        kind: product ? 'inquiry' : 'contact',
        productId: product?.id ?? null,
        createdAt,
        ...(answer && {
          answers: {
            create: {
              authorId: author.id,
              body: answer.body,
              sentAt: new Date(createdAt.getTime() + answer.hoursLater * HOUR_MS),
            },
          },
        }),
      },
    });
  }
}
