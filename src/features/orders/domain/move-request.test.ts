import { describe, expect, test } from 'vitest';
import { moveNote, openMoveRequest } from './move-request';

const at = new Date('2026-11-24T02:00:00Z');
const event = (kind: string, about: object = {}) => ({
  ...{ kind, itemId: null, at, by: 'customer', to: null, note: null },
  ...about,
});
const request = event('move_requested', { note: moveNote('2026-12-26', 'Our flight\n\nis later') });

describe('openMoveRequest', () => {
  test('reads the day and the message of the last request', () => {
    expect(openMoveRequest([event('created'), request])).toEqual({
      ...{ itemId: null, day: '2026-12-26', message: 'Our flight\n\nis later', at },
    });
    expect(openMoveRequest([request, event('move_requested', { note: moveNote('2026-12-28', null) })])).toMatchObject({
      ...{ day: '2026-12-28', message: null },
    });
  });
  test.each([
    event('moved', { by: 'admin' }),
    event('message_sent', { by: 'admin' }),
    event('edited', { by: 'admin', note: 'people,departure' }),
    event('status', { to: 'cancelled' }),
  ])('is answered by %o', (answer) => {
    expect(openMoveRequest([request, answer])).toBeNull();
  });
  test.each([
    event('edited', { by: 'admin', note: 'people' }),
    event('edited', { note: 'pickup' }),
    event('status', { to: 'confirmed' }),
    event('item_cancelled', { itemId: 'another' }),
    event('note'),
  ])('stays open after %o', (other) => {
    expect(openMoveRequest([{ ...request, itemId: 'one' }, other])).toMatchObject({ day: '2026-12-26' });
  });
  test.each([
    ['move', event('moved', { by: 'admin' })],
    ['decline', event('status', { by: 'admin', to: 'declined' })],
  ])('is open again once the %s that answered it is undone, but not an earlier request', (name, decision) => {
    const undone = event(`${name}_undone`, { by: 'admin' });
    expect(openMoveRequest([request, decision, undone])).toMatchObject({ day: '2026-12-26' });
    expect(openMoveRequest([request, decision, decision, undone])).toBeNull();
    expect(openMoveRequest([request, event('message_sent', { by: 'admin' }), decision, undone])).toBeNull();
  });
  test('is over when its item does not take place, and null once the note is erased', () => {
    expect(openMoveRequest([{ ...request, itemId: 'one' }, event('item_refunded', { itemId: 'one' })])).toBeNull();
    expect(openMoveRequest([{ ...request, note: null }])).toBeNull();
  });
});
