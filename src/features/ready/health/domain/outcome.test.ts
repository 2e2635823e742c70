import { describe, expect, test } from 'vitest';
import { type Answers, askedIn, askedOnly, healthOutcome, unansweredIn } from './outcome';
import { behind, firstIds, firstQuestions, questionIds } from './questions';

const no = Object.fromEntries(questionIds.map((id) => [id, false])) as Required<Answers>;
const direct = firstIds.filter((id) => firstQuestions[id] === 'physician');
const opening = firstIds.filter((id) => firstQuestions[id] !== 'physician');
const boxed = opening.flatMap((first) => behind(first).map((id) => [first, id] as const));

test('the questions are ten, with 34 behind them in seven boxes', () => {
  expect([firstIds.length, direct, opening.length, boxed.length, questionIds.length]).toEqual([
    ...[10, ['q3', 'q5', 'q10'], 7, 34, 44],
  ]);
});

describe('healthOutcome', () => {
  test('clears a diver who answers no ten times', () => {
    expect(healthOutcome(no)).toBe('cleared');
  });

  test.each(direct)('needs a physician after yes to %s', (id) => {
    expect(healthOutcome({ ...no, [id]: true })).toBe('needs_physician');
  });

  test.each(opening)('clears a diver who opens the box of %s and answers no in it', (id) => {
    expect(healthOutcome({ ...no, [id]: true })).toBe('cleared');
  });

  test.each(boxed)('needs a physician after yes to %s and %s', (first, id) => {
    expect(healthOutcome({ ...no, [first]: true, [id]: true })).toBe('needs_physician');
  });

  test.each(boxed)('ignores the box of %s while it is closed, with yes to %s', (_first, id) => {
    expect(healthOutcome({ ...no, [id]: true })).toBe('cleared');
  });

  test('needs a physician if a box says so, whatever the other boxes say', () => {
    const every = Object.fromEntries(opening.map((id) => [id, true]));
    expect(healthOutcome({ ...no, ...every })).toBe('cleared');
    expect(healthOutcome({ ...no, ...every, g6: true })).toBe('needs_physician');
  });
});

test('askedIn asks the ten questions, and a box behind its question', () => {
  expect(askedIn(no)).toEqual(firstIds);
  expect(askedIn({ ...no, q2: true }).slice(0, 7)).toEqual(['q1', 'q2', 'b1', 'b2', 'b3', 'b4', 'q3']);
});

test('unansweredIn names the questions that are asked and not answered', () => {
  expect(unansweredIn({})).toEqual(firstIds);
  expect(unansweredIn({ ...no, q9: true, g2: undefined })).toEqual(['g2']);
  expect(unansweredIn({ ...no, g2: undefined })).toEqual([]);
});

test('askedOnly drops the answers of a closed box', () => {
  expect(askedOnly({ ...no, a1: true })).toEqual(Object.fromEntries(firstIds.map((id) => [id, false])));
  expect(askedOnly({ ...no, q1: true, a1: true })).toMatchObject({ q1: true, a1: true, a5: false });
});
