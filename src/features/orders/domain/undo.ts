import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import type { OrderStatus } from './order-state';

/** How long the mails of a decision wait, during which it can be undone. */
export const UNDO_MS = 10_000;

export type Decision = 'confirm' | 'decline' | 'move';

type Event = { kind: string; by: string; to: OrderStatus | null };

/** The events of which only the latest can be undone. */
export const decisionKinds = [
  'status',
  'moved',
  'confirm_undone',
  'decline_undone',
  'move_undone',
  'item_cancelled',
  'item_refunded',
  'edited',
] as const;

const decisionOn: Partial<Record<OrderStatus, Decision>> = { confirmed: 'confirm', declined: 'decline' };

/** Which decision of the staff an event records; null for any other event. */
export function decisionIn({ kind, by, to }: Event): Decision | null {
  if (by !== 'admin') return null;
  if (kind === 'moved') return 'move';
  return kind === 'status' && to ? (decisionOn[to] ?? null) : null;
}

const MOVED_FROM = /^(?<date>\d{4}-\d{2}-\d{2})(?: (?<time>\d{2}:\d{2}))? → /;

/** The departure that the event of a move names as the earlier one; without a time, the only one of that day. */
export function departureBefore(note: string | null): { date: Day; time: ClockTime | undefined } | null {
  const { date, time } = MOVED_FROM.exec(note ?? '')?.groups ?? {};
  return date === undefined ? null : { date, time };
}

/** How the keys of the mails begin that wait: all those of an order, or those of one of its events. */
export const waitingMailsOf = (orderId: string, eventId?: string): string =>
  `decision:${orderId}:${eventId === undefined ? '' : `${eventId}:`}`;

/** The key of one of several mails about an event. */
export const waitingMailKey = (prefix: string, index: number, count: number): string => `${prefix}${index}/${count}`;

/** Whether these keys are those of all mails about an event. */
export const areAllMails = (keys: readonly string[]): boolean =>
  keys.length > 0 && keys.every((key) => key.endsWith(`/${keys.length}`));

type Moments = { ledger: readonly { at: string }[]; refunds: readonly { created_at: string }[] };

/** Whether any money moved with a decision or after it, or is to move; such a decision is not undone. */
export const hasMovedSince = ({ ledger, refunds }: Moments, moment: string): boolean =>
  ledger.some(({ at }) => at >= moment) || refunds.some(({ created_at: at }) => at >= moment);
