import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import type { OrderStatus } from './order-state';

/** Milliseconds for which emails about a decision wait, so that it can be undone. */
export const UNDO_MS = 10_000;

export type Decision = 'confirm' | 'decline' | 'move';

type Event = { kind: string; by: string; to: OrderStatus | null };

/** Events of which only the latest can be undone. */
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

/** The staff decision that an event records; null for any other event. */
export function decisionIn({ kind, by, to }: Event): Decision | null {
  if (by !== 'admin') return null;
  if (kind === 'moved') return 'move';
  return kind === 'status' && to ? (decisionOn[to] ?? null) : null;
}

const MOVED_FROM = /^(?<date>\d{4}-\d{2}-\d{2})(?: (?<time>\d{2}:\d{2}))? → /;

/** The earlier departure in a move event's note; without a time, it is the only one of that day. */
export function departureBefore(note: string | null): { date: Day; time: ClockTime | undefined } | null {
  const { date, time } = MOVED_FROM.exec(note ?? '')?.groups ?? {};
  return date === undefined ? null : { date, time };
}

/** Key prefix of waiting emails, either all of an order or those about one event. */
export const waitingMailsOf = (orderId: string, eventId?: string): string =>
  `decision:${orderId}:${eventId === undefined ? '' : `${eventId}:`}`;

/** Key of one of several emails about an event. */
export const waitingMailKey = (prefix: string, index: number, count: number): string => `${prefix}${index}/${count}`;

/** True when these keys are all the emails about an event. */
export const areAllMails = (keys: readonly string[]): boolean =>
  keys.length > 0 && keys.every((key) => key.endsWith(`/${keys.length}`));

type Moments = { ledger: readonly { at: string }[]; refunds: readonly { created_at: string }[] };

/** True when money has moved, or is about to, with or after a decision; such a decision cannot be undone. */
export const hasMovedSince = ({ ledger, refunds }: Moments, moment: string): boolean =>
  ledger.some(({ at }) => at >= moment) || refunds.some(({ created_at: at }) => at >= moment);
