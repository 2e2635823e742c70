import { expect, test } from 'vitest';
import { type Notice, notify, onNotice } from './notify';

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
