import { z } from '@/shared/schema/zod';

const TICKET_MS = 10 * 60 * 1000;

/** The secrets of one request to Google, which travel through the browser and back. */
const ticketShape = z.strictObject({
  kind: z.literal('google'),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  expiresAt: z.number(),
});
export type Ticket = z.infer<typeof ticketShape>;

export const newTicket = (request: Pick<Ticket, 'state' | 'nonce' | 'codeVerifier'>, now: Date): Ticket => ({
  kind: 'google',
  state: request.state,
  nonce: request.nonce,
  codeVerifier: request.codeVerifier,
  expiresAt: now.getTime() + TICKET_MS,
});

export function ticketFor(opened: unknown, state: string, now: Date): Ticket | null {
  const ticket = ticketShape.safeParse(opened).data;
  return ticket && ticket.state === state && ticket.expiresAt > now.getTime() ? ticket : null;
}
