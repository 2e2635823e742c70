import { type Day, isDay } from '@/shared/time/days';
import { hasEnded, type OrderStatus } from './order-state';

type Event = { kind: string; itemId: string | null; at: Date; by: string; to: OrderStatus | null; note: string | null };

export type MoveRequest = {
  itemId: string | null;
  day: Day;
  message: string | null;
  at: Date;
};

const GAP = '\n\n';

/** The note of a request event: the requested day and the customer's message. */
export const moveNote = (day: Day, message: string | null): string => (message ? `${day}${GAP}${message}` : day);

function requestIn({ kind, itemId, note, at }: Event): MoveRequest | null {
  if (kind !== 'move_requested' || note === null) return null;
  const [day = '', ...rest] = note.split(GAP);
  return isDay(day) ? { itemId, day, message: rest.join(GAP) || null, at } : null;
}

/** True when the shop has moved the booking or written to the customer, or when the item does not take place. */
function isAnswer(event: Event, request: MoveRequest): boolean {
  if (event.kind === 'moved' || event.kind === 'message_sent') return true;
  if (event.kind === 'edited') return event.by === 'admin' && (event.note ?? '').split(',').includes('departure');
  if (event.kind === 'item_cancelled' || event.kind === 'item_refunded') return event.itemId === request.itemId;
  return event.kind === 'status' && event.to !== null && hasEnded(event.to);
}

type Requests = {
  open: MoveRequest | null;
  /** The request that the latest decision answered, kept in case the decision is undone. */
  answered: MoveRequest | null;
};

const isDecision = ({ kind, to }: Event): boolean => kind === 'moved' || (kind === 'status' && to === 'declined');
const isUndone = ({ kind }: Event): boolean => kind === 'move_undone' || kind === 'decline_undone';

function after({ open, answered }: Requests, event: Event): Requests {
  if (event.kind === 'move_requested') return { open: requestIn(event), answered: null };
  if (isUndone(event)) return { open: open ?? answered, answered: null };
  const rest = open && isAnswer(event, open) ? null : open;
  return { open: rest, answered: isDecision(event) ? open : answered };
}

/** Expects the oldest event first; a later request replaces an earlier one. */
export const openMoveRequest = (events: readonly Event[]): MoveRequest | null =>
  events.reduce(after, { open: null, answered: null }).open;
