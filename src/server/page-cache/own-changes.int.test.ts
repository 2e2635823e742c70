import { expect, test } from 'vitest';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { changesSoFar, isOutdated } from './changes.mjs';

// No process listens for changes in this test.
test('a page is outdated in its writer’s process before the writer has the answer', async () => {
  const { admin } = await callerFor(await signIn(await account({ role: 'ADMIN' })));
  const before = changesSoFar();
  const texts = { en: { question: 'May I fly after diving?', answer: 'After 18 hours.' } };
  await admin.faqs.create({ topic: 'travel', texts, active: true });
  expect(isOutdated(['faqs'], before)).toBe(true);
  expect(isOutdated(['posts'], before)).toBe(false);
});
