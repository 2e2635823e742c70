import { expect, test } from 'vitest';
import { typeset } from './typeset';

const calls = { catalogue: { product: async ({ slug }: { slug: string }) => ({ slug, summary: 'Down to 18 m' }) } };

test('typeset keeps numbers beside their units on a page', async () => {
  expect(await typeset(calls).catalogue.product({ slug: 'wreck' })).toEqual({
    slug: 'wreck',
    summary: 'Down to 18\u00a0m',
  });
});
