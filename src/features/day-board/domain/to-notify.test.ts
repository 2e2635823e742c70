import { expect, test } from 'vitest';
import { toNotify, withdrawn } from './to-notify';

const at = '2026-12-23T10:00:00.000Z';

test('crew with a published list who were never notified are to be notified', () => {
  expect(toNotify({ made: 'a', oka: 'b' }, { oka: { list: 'b', at } })).toEqual(['made']);
});

test('crew notified of another list are to be notified, even once they are off the day', () => {
  expect(toNotify({ made: 'b' }, { made: { list: 'a', at }, oka: { list: 'c', at } })).toEqual(['made', 'oka']);
});

test('crew removed from the day before being notified need no notice', () => {
  expect(toNotify({}, {})).toEqual([]);
  expect(toNotify({}, { made: { list: null, at } })).toEqual([]);
});

test('crew whose list equals the one they were notified of need no notice', () => {
  expect(toNotify({ made: 'a' }, { made: { list: 'a', at } })).toEqual([]);
});

test('a revoked tick counts as no notice, with or without a list', () => {
  expect(toNotify({ made: 'a' }, { made: withdrawn, oka: withdrawn })).toEqual(['made', 'oka']);
});
