import { expect, test } from 'vitest';
import type { Block, PostDocument } from '@/features/blog/schema';
import { picturesIn, withImages } from './pictures';

const image = (src: string): Block => ({ type: 'image', attrs: { src, alt: '', width: 1, height: 1 } });
const document: PostDocument = {
  type: 'doc',
  content: [
    image('/api/media/a.webp'),
    { type: 'blockquote', content: [image('/api/media/b.webp'), image('/art/scenes/reef.svg')] },
    { type: 'orderedList', content: [{ type: 'listItem', content: [image('/api/media/c.webp')] }] },
    image('/api/media/a.webp'),
  ],
};

test('picturesIn finds each uploaded picture of a post once, wherever it is used', () => {
  expect(picturesIn(document)).toEqual(['a.webp', 'b.webp', 'c.webp']);
});

test('withImages changes only pictures', () => {
  expect(withImages(document, (block) => block)).toEqual(document);
  const wide = withImages(document, (block) => ({ ...block, attrs: { ...block.attrs, width: 9 } }));
  expect(JSON.stringify(wide)).not.toContain('"width":1,');
});
