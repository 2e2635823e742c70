import { z } from '@/shared/schema/zod';

const TICKET_MS = 10 * 60 * 1000;

/** Secrets of one request to a provider, which travel through the browser and back. */
const ticketShape = z.strictObject({
  kind: z.enum(['google', 'facebook']),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  expiresAt: z.number(),
});
export type Ticket = z.infer<typeof ticketShape>;

export const newTicket = (
  kind: Ticket['kind'],
  request: Pick<Ticket, 'state' | 'nonce' | 'codeVerifier'>,
  now: Date,
): Ticket => ({
  kind,
  state: request.state,
  nonce: request.nonce,
  codeVerifier: request.codeVerifier,
  expiresAt: now.getTime() + TICKET_MS,
});

export function ticketFor(opened: unknown, { kind, state }: Pick<Ticket, 'kind' | 'state'>, now: Date): Ticket | null {
  const ticket = ticketShape.safeParse(opened).data;
  const isItsAnswer = ticket?.kind === kind && ticket.state === state;
  return isItsAnswer && ticket.expiresAt > now.getTime() ? ticket : null;
}
