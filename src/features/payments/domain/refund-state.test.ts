import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isWithGateway,
  nextRefundStatus,
  type RefundOutcome,
  type RefundStatus,
  referenceOf,
  refundOfReference,
  refundStatuses,
} from './refund-state';

const outcomes: RefundOutcome[] = ['pending', 'by_hand', 'failed', 'succeeded'];
const heard = fc.array(fc.constantFrom(...outcomes), { maxLength: 12 });

function path(start: RefundStatus, answers: RefundOutcome[]): RefundStatus[] {
  const statuses = [start];
  for (const answer of answers) {
    const next = nextRefundStatus(statuses.at(-1) ?? start, answer);
    if (next) statuses.push(next);
  }
  return statuses;
}

describe('a refund, for any answers in any order', () => {
  test('succeeds at most once and never changes after that', () => {
    fc.assert(
      fc.property(heard, (answers) => {
        const statuses = path('requested', answers);
        expect(statuses.filter((status) => status === 'succeeded')).toHaveLength(answers.includes('succeeded') ? 1 : 0);
        if (answers.includes('succeeded')) expect(statuses.at(-1)).toBe('succeeded');
      }),
    );
  });

  test('is refused or given to staff at most once, and is never retried automatically after that', () => {
    fc.assert(
      fc.property(fc.constantFrom(...refundStatuses), heard, (start, answers) => {
        const statuses = path(start, answers);
        const ends = statuses.slice(1).filter((status) => status === 'failed' || status === 'by_hand');
        expect(ends.length).toBeLessThanOrEqual(1);
        const firstEnd = statuses.findIndex((status) => !isWithGateway(status));
        if (firstEnd >= 0) expect(statuses.slice(firstEnd).some(isWithGateway)).toBe(false);
      }),
    );
  });
});

test("referenceOf gives each round its own gateway reference, from which the refund's id can be read", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 0, max: 999 }), (id, round) => {
      expect(refundOfReference(referenceOf({ id, round }))).toBe(id);
    }),
  );
  expect(referenceOf({ id: 'a', round: 1 })).not.toBe(referenceOf({ id: 'a', round: 2 }));
  for (const strange of ['', 'order-1', `${crypto.randomUUID()}-x`, `x${crypto.randomUUID()}`])
    expect(refundOfReference(strange)).toBeNull();
});
