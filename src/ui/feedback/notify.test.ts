import { expect, test } from 'vitest';
import { isSameNotice, type Notice, notify, onNotice } from './notify';

test('notify shows a notification sent before the host mounts', () => {
  const shown: Notice[] = [];
  notify({ type: 'success', title: 'Saved', text: 'Your profile is saved' });
  const stop = onNotice((notice) => shown.push(notice));
  notify({ type: 'error', title: 'Errors', text: 'Something went wrong', timer: 5 });
  stop();
  expect(shown.map(({ title, timer }) => [title, timer])).toEqual([
    ['Saved', 60],
    ['Errors', 5],
  ]);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(2);
});

test('isSameNotice compares what is read, not when it was sent', () => {
  const shown: Notice[] = [];
  const stop = onNotice((notice) => shown.push(notice));
  for (const text of ['Saved', 'Saved', 'Removed']) notify({ type: 'success', title: 'Done', text });
  stop();
  const [first, again, other] = shown as [Notice, Notice, Notice];
  expect(isSameNotice(first, again)).toBe(true);
  expect(isSameNotice(first, other)).toBe(false);
});
