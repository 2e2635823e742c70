import { expect, test } from 'vitest';
import { AnswerQueue, type Outcome, type Saves, type Typed } from './answer-queue';

const saved: Outcome = { kind: 'saved', state: 'started', missing: ['height_cm'], openPapers: ['waiver'] };
const start: Saves = {
  ...{ fields: {}, errors: {}, unsent: 0, isOffline: false, isOver: false },
  ...{ state: 'not_started', missing: [], openPapers: [] },
};

function queueThat(answer: (typed: Typed) => Outcome | Promise<Outcome>) {
  const sent: Typed[] = [];
  const seen = { saves: start, stored: {} as Typed };
  const queue = new AnswerQueue(
    {
      async send(typed) {
        sent.push(typed);
        return answer(typed);
      },
      keep: (typed) => {
        seen.stored = typed;
      },
      onChange: (saves) => {
        seen.saves = saves;
      },
    },
    start,
  );
  return { queue, sent, seen };
}

test('flush sends each answer alone, and a shoe size with its system', async () => {
  const { queue, sent, seen } = queueThat(() => saved);
  queue.put({ height_cm: '170', shoe_size: '9' });
  queue.put({ shoe_size_system: 'US', height_cm: '171' });
  await queue.flush();
  expect(sent).toEqual([{ height_cm: '171' }, { shoe_size: '9', shoe_size_system: 'US' }]);
  expect(seen).toMatchObject({
    stored: {},
    saves: { unsent: 0, state: 'started', missing: ['height_cm'], openPapers: ['waiver'] },
  });
  expect(seen.saves.fields).toEqual({ height_cm: 'saved', shoe_size: 'saved', shoe_size_system: 'saved' });
});

test('answers given without a connection are stored, and sent once it is back', async () => {
  let isOnline = false;
  const { queue, seen } = queueThat(() => (isOnline ? saved : { kind: 'offline' }));
  queue.put({ phone: '+62 812' });
  await queue.flush();
  queue.put({ email: 'hana@example.test' });
  expect(seen).toMatchObject({ stored: { phone: '+62 812' }, saves: { isOffline: true, unsent: 2 } });
  expect(seen.saves.fields).toEqual({ phone: 'waiting', email: 'waiting' });
  isOnline = true;
  await queue.flush();
  expect(seen).toMatchObject({ stored: {}, saves: { isOffline: false, unsent: 0, fields: { email: 'saved' } } });
});

test('a refused answer shows its error and holds up no other', async () => {
  const refused: Outcome = { kind: 'refused', errors: { email: ['Not an address'] }, message: 'Please check' };
  const { queue, seen } = queueThat((typed) => ('email' in typed ? refused : saved));
  queue.put({ email: 'nobody', height_cm: '170' });
  await queue.flush();
  expect(seen.saves).toMatchObject({
    fields: { email: 'refused', height_cm: 'saved' },
    errors: { email: 'Not an address' },
    unsent: 0,
  });
  queue.put({ email: 'hana@example.test' });
  expect(seen.saves.errors.email).toBeUndefined();
});

test('a failed answer is never counted as saved, and is sent again', async () => {
  let isBroken = true;
  const { queue, seen } = queueThat(() => (isBroken ? { kind: 'failed' } : saved));
  queue.put({ height_cm: '170' });
  await queue.flush();
  expect(seen.saves).toMatchObject({ fields: { height_cm: 'failed' }, unsent: 1, state: 'not_started' });
  isBroken = false;
  await queue.flush();
  expect(seen.saves).toMatchObject({ fields: { height_cm: 'saved' }, unsent: 0 });
});

test('an answer changed while it was sent is sent again', async () => {
  let first = true;
  const { queue, sent } = queueThat(() => {
    if (first) queue.put({ height_cm: '172' });
    first = false;
    return saved;
  });
  queue.put({ height_cm: '17' });
  await queue.flush();
  expect(sent).toEqual([{ height_cm: '17' }, { height_cm: '172' }]);
});

test('a link that is over stops the queue', async () => {
  const { queue, sent, seen } = queueThat(() => ({ kind: 'over' }));
  queue.put({ height_cm: '170', weight_kg: '60' });
  await queue.flush();
  await queue.flush();
  expect([sent.length, seen.saves.isOver]).toEqual([1, true]);
});
