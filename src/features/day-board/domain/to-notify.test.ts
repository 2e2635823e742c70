import { expect, test } from 'vitest';
import { toNotify, withdrawn } from './to-notify';

const at = '2026-12-23T10:00:00.000Z';

test('who was published and never told is to be told', () => {
  expect(toNotify({ made: 'a', oka: 'b' }, { oka: { list: 'b', at } })).toEqual(['made']);
});

test('who was told another list is to be told, also once they are off the day', () => {
  expect(toNotify({ made: 'b' }, { made: { list: 'a', at }, oka: { list: 'c', at } })).toEqual(['made', 'oka']);
});

test('who was never told of the day that they were taken off again has nothing to hear', () => {
  expect(toNotify({}, {})).toEqual([]);
  expect(toNotify({}, { made: { list: null, at } })).toEqual([]);
});

test('a list that is again as they were told it needs no word', () => {
  expect(toNotify({ made: 'a' }, { made: { list: 'a', at } })).toEqual([]);
});

test('a tick that was taken away counts as nothing, with a list and without one', () => {
  expect(toNotify({ made: 'a' }, { made: withdrawn, oka: withdrawn })).toEqual(['made', 'oka']);
});
