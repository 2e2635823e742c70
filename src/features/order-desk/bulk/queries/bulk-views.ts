import { type ActRow, actById, countRows, latestActs } from '@/features/order-desk/bulk/data';
import { refusalIn } from '@/features/order-desk/bulk/domain/stored-refusal';
import {
  type BulkCard,
  type BulkRow,
  type BulkTexts,
  type BulkView,
  bulkDetails,
  rowStates,
  textIn,
} from '@/features/order-desk/bulk/schema';
import { actorNames } from '@/features/orders/data/orders';
import type { Ctx } from '@/server/api/context';
import { describe } from '@/server/api/sentences';
import { AppError } from '@/shared/errors/errors';
import { toLocale } from '@/shared/locale/locales';
import { fillFields } from '@/shared/mail/fill-fields';
import { readablePart } from '@/shared/schema/readable-part';
import { z } from '@/shared/schema/zod';
import { chatPhone, fieldsOf, listedGuest } from './guest-of';

type Asker = Pick<Ctx, 'db' | 'locale'>;
type Act = Awaited<ReturnType<typeof latestActs>>[number];

const MAX_LISTED = 30;

async function cardsOf({ db }: Pick<Ctx, 'db'>, acts: readonly Act[]): Promise<BulkCard[]> {
  const counted = await countRows(
    db,
    acts.map(({ id }) => id),
  );
  const names = await actorNames(db, [...new Set(acts.map(({ startedById }) => startedById))]);
  return acts.map(({ id, kind, details, startedById, createdAt, finishedAt }) => {
    const count = (state: BulkRow['state']) =>
      counted.find((one) => one.actId === id && one.state === state)?._count ?? 0;
    const [waiting, done, refused, skipped] = rowStates.map(count);
    return {
      uuid: id,
      kind,
      date: readablePart(bulkDetails, details).date ?? null,
      started_by: names.get(startedById) ?? null,
      started_at: createdAt.toISOString(),
      finished_at: finishedAt?.toISOString() ?? null,
      counts: { waiting: waiting ?? 0, done: done ?? 0, refused: refused ?? 0, skipped: skipped ?? 0 },
    };
  });
}

function chatOf(order: ActRow['order'], texts: BulkTexts | undefined): BulkRow['chat'] {
  const phone = texts && chatPhone(order);
  return phone ? { phone, text: fillFields(textIn(texts, toLocale(order.locale)).body, fieldsOf(order)) } : null;
}

/** An action with the outcome for each order; refusals are in the reader's language. */
export async function bulkAct(ctx: Asker, uuid: string): Promise<BulkView> {
  const act = z.uuid().safeParse(uuid).success ? await actById(ctx.db, uuid) : null;
  const [card] = act ? await cardsOf(ctx, [act]) : [];
  if (!act || !card) throw new AppError('not_found');
  const { from, refund, how, reason, texts } = readablePart(bulkDetails, act.details);
  const rows = await Promise.all(
    act.rows.map(async ({ order, state, refusal, refund: back, settledAt }): Promise<BulkRow> => {
      const refused = refusalIn(refusal);
      return {
        ...listedGuest(order),
        state,
        message: refused && (await describe(refused, ctx.locale)).message,
        refund: back,
        settled_at: settledAt?.toISOString() ?? null,
        chat: act.kind === 'whatsapp' ? chatOf(order, texts) : null,
      };
    }),
  );
  return { ...card, from: from ?? null, refund, how: how ?? null, reason: reason ?? null, rows };
}

export const latestBulkActs = async (ctx: Asker): Promise<BulkCard[]> =>
  cardsOf(ctx, await latestActs(ctx.db, MAX_LISTED));
