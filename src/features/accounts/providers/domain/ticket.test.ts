import { expect, test } from 'vitest';
import { newTicket, ticketFor } from './ticket';

const now = new Date('2026-11-21T04:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const ticket = newTicket('google', { state: 'the state', nonce: 'n', codeVerifier: 'v' }, now);
const its = { kind: 'google', state: 'the state' } as const;

test('a ticket is valid for ten minutes for the answer with its state', () => {
  expect(ticketFor(ticket, its, now)).toEqual(ticket);
  expect(ticketFor(ticket, its, later(9.99))).toEqual(ticket);
  expect(ticketFor(ticket, its, later(10))).toBeNull();
});

test('a ticket is refused for any other answer', () => {
  expect(ticketFor(ticket, { ...its, state: 'another state' }, now)).toBeNull();
  expect(ticketFor(ticket, { ...its, state: '' }, now)).toBeNull();
  expect(ticketFor(ticket, { ...its, kind: 'facebook' }, now)).toBeNull();
});

test.each([null, 'text', {}, { ...ticket, kind: 'mail' }, { ...ticket, codeVerifier: undefined }])(
  'ticketFor returns null for anything but a ticket: %j',
  (other) => {
    expect(ticketFor(other, its, now)).toBeNull();
  },
);
