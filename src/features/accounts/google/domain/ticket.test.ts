import { expect, test } from 'vitest';
import { newTicket, ticketFor } from './ticket';

const now = new Date('2026-11-21T04:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const ticket = newTicket({ state: 'the state', nonce: 'n', codeVerifier: 'v' }, now);

test('a ticket is valid for the answer with its state, for ten minutes', () => {
  expect(ticketFor(ticket, 'the state', now)).toEqual(ticket);
  expect(ticketFor(ticket, 'the state', later(9.99))).toEqual(ticket);
  expect(ticketFor(ticket, 'the state', later(10))).toBeNull();
});

test('a ticket is refused for any other answer', () => {
  expect(ticketFor(ticket, 'another state', now)).toBeNull();
  expect(ticketFor(ticket, '', now)).toBeNull();
});

test.each([null, 'text', {}, { ...ticket, kind: 'mail' }, { ...ticket, codeVerifier: undefined }])(
  'ticketFor returns null for what is not a ticket: %j',
  (other) => {
    expect(ticketFor(other, 'the state', now)).toBeNull();
  },
);
