import { changeEventsOf } from '@/features/order-desk/editing/data';
import { actorNames } from '@/features/orders/data/orders';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError, type Sentence } from '@/shared/errors/errors';

type Happened = Awaited<ReturnType<typeof changeEventsOf>>[number];

/** Refuses to change an order that has changed since it was read; the error names the change and its author. */
export async function expectUnchanged(
  tx: Tx,
  { locale }: Pick<Ctx, 'locale'>,
  orderId: string,
  seen: string | undefined,
): Promise<void> {
  const events = await changeEventsOf(tx, orderId);
  const index = events.findIndex(({ id }) => id === seen);
  if (seen === undefined || index === 0) return;
  const since = (index < 0 ? events.slice(0, 1) : events.slice(0, index)).toReversed();
  const names = await actorNames(
    tx,
    since.flatMap(({ actorId }) => actorId ?? []),
  );
  const t = await translator(locale, 'orders');
  const what = ({ kind, to }: Happened) =>
    kind === 'status' && to ? t(`event.status.${to}`) : t(`event.${kind as 'note'}`);
  const sentences = since.map((event): Sentence => {
    const name = event.actorId && names.get(event.actorId);
    return name
      ? { key: 'order_changed.by', params: { what: what(event), name } }
      : { key: 'order_changed.what', params: { what: what(event) } };
  });
  throw new AppError('changed_meanwhile', { fields: { version: sentences } });
}
