import { expect, test } from 'vitest';
import { mayPollAgain, POLL_PAUSE_MS } from './when-to-ask';

/** Counts how often a page polls when each answer takes so long, and how long its reader waits. */
function asking(most: number, answerMs: number) {
  let polled = 0;
  let waited = 0;
  do {
    if (polled > 0) waited += POLL_PAUSE_MS;
    polled += 1;
    waited += answerMs;
  } while (mayPollAgain(polled, most, waited));
  return { polled, waited };
}

test("mayAskAgain polls a gateway that answers at once until the reader's patience ends", () => {
  expect(asking(5, 0)).toEqual({ polled: 5, waited: 8_000 });
  expect(asking(99, 0)).toEqual({ polled: 5, waited: 8_000 });
  expect(asking(2, 0)).toEqual({ polled: 2, waited: 2_000 });
});

test('mayAskAgain polls a gateway that hangs until the deadline only once', () => {
  expect(asking(5, 8_000)).toEqual({ polled: 1, waited: 8_000 });
});
