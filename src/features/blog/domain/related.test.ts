import { expect, test } from 'vitest';
import { relatedTo } from './related';

test('relatedTo prefers posts with shared tags, leaves out the post itself and returns at most three posts', () => {
  const post = { slug: 'mantas', tags: ['marine_life', 'seasons'] };
  const others = [
    post,
    { slug: 'nitrox', tags: ['courses'] },
    { slug: 'wrecks', tags: ['seasons'] },
    { slug: 'mola', tags: ['seasons', 'marine_life'] },
    { slug: 'kit', tags: [] },
  ];
  expect(relatedTo(post, others).map(({ slug }) => slug)).toEqual(['mola', 'wrecks', 'nitrox']);
});
