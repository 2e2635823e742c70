import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { questionIds } from '@/features/ready/health/domain/questions';
import { insertPaper } from '@/features/ready/papers/data';
import { defaultTexts } from '@/features/ready/papers/queries/default-texts';
import { db } from '@/server/database/db';
import { callerFor } from './actors';
import { sendDiverFile } from './diver-file';
import { diver } from './divers';
import { aPaidOrder, byStaff, later } from './orders';
import { freshAddress } from './try-limits';

/** Publishes the next version of the health questions; returns its id. */
export async function publishHealth(): Promise<string> {
  const version = (await db.paperText.count({ where: { kind: 'health' } })) + 1;
  const texts = await defaultTexts('health', 'Segara');
  return (await insertPaper(db, { kind: 'health', version, texts, publishedAt: later(-60) })).id;
}

type SentFile = [token: string, bytes: Uint8Array, kind?: Parameters<typeof sendDiverFile>[2]];

const allNo = Object.fromEntries(questionIds.map((id) => [id, false]));

export const answersFor = (token: string, paper: string, yes: readonly string[] = []) => ({
  ...{ token, paper, consent: true as const, keep: false },
  answers: { ...allNo, ...Object.fromEntries(yes.map((id) => [id, true])) },
});

export const orderForOne = (about: Parameters<typeof diver>[0] = {}) =>
  aPaidOrder({ divers: [diver(about)] }, { diversPerPackage: 1 });

/** A paid order with the link of its only diver. */
export async function orderWithLink(about: Parameters<typeof diver>[0] = {}) {
  const paid = await orderForOne({ full_name: `Hana ${randomUUID()}`, ...about });
  const { url } = await (await paid.at(later(11))).order.diver_link({ uuid: paid.uuid, diver: 0 });
  return { ...paid, token: url.split('/').at(-1) ?? '' };
}

/** Sends a physician's page unless stated otherwise. */
export const sendFile = (...[token, bytes, kind = 'physician']: SentFile) => sendDiverFile(token, bytes, kind);

export const aPdf = (words: string) => Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF\n`);

export const healthPhone = async (now = later(20)) =>
  (await callerFor(null, { now, address: freshAddress(), locale: 'ja' })).ready;
export const healthOffice = async (now = later(60)) => (await byStaff(now)).admin.orders;

export const recordOf = (orderId: string) => db.healthRecord.findFirst({ where: { diver: { orderId } } });
export const stateOf = async ({ uuid }: { uuid: string }) => (await (await healthOffice()).readiness({ uuid }))[0];

/** A paid order for one, whose answers lead to a physician. */
export async function needsPhysician(paper: string) {
  const order = await orderWithLink();
  await (await healthPhone()).save_health({ ...answersFor(order.token, paper, ['q1', 'a2']), keep: true });
  return order;
}

/** Sends a file while the clock shows a day before the dive. */
export async function sendOn(now: Date, ...sent: Parameters<typeof sendFile>) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    return await sendFile(...sent);
  } finally {
    vi.useRealTimers();
  }
}
