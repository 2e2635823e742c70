import { randomUUID } from 'node:crypto';
import type { Gateway, SessionRequest } from '@/server/gateways/gateway';

/** The request of a payment session; pass only what matters to the test. */
export const sessionRequest = (about: Partial<SessionRequest> = {}): SessionRequest => ({
  reference: randomUUID(),
  amount: 1_305_000,
  description: 'SGR-ABC234, Nusa Penida mantas',
  customer: { name: 'Ayu Lestari', email: 'ayu@example.test' },
  locale: 'de',
  now: new Date(),
  expiresAt: new Date(Date.now() + 25 * 60_000),
  successUrl: 'https://dive.example/de/payment-success?order=1',
  failureUrl: 'https://dive.example/de/payment-failed?order=1',
  ...about,
});

/** Creates a session at the gateway. */
export async function beginAt(gateway: Gateway, about: Partial<SessionRequest> = {}) {
  const request = sessionRequest(about);
  const { reference } = request;
  const opened = await gateway.createSession(request);
  return { reference, opened, key: { reference, sessionId: opened.sessionId } };
}
