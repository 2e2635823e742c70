import type { Block, PostDocument } from '@/features/blog/schema';
import { pictureUrl } from '@/features/media/domain/picture-view';

type Image = Extract<Block, { type: 'image' }>;

export function withImages({ content }: PostDocument, change: (image: Image) => Image): PostDocument {
  const inside = (blocks: Block[]): Block[] =>
    blocks.map((block) => {
      switch (block.type) {
        case 'image':
          return change(block);
        case 'blockquote':
          return { ...block, content: inside(block.content) };
        case 'bulletList':
        case 'orderedList':
          return { ...block, content: block.content.map((item) => ({ ...item, content: inside(item.content) })) };
        default:
          return block;
      }
    });
  return { type: 'doc', content: inside(content) };
}

const address = pictureUrl('');

export function picturesIn(document: PostDocument): string[] {
  const keys = new Set<string>();
  withImages(document, (image) => {
    const { src } = image.attrs;
    if (src.startsWith(address)) keys.add(src.slice(address.length));
    return image;
  });
  return [...keys];
}
