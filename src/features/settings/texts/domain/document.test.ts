import { describe, expect, test } from 'vitest';
import type { Block, PostDocument } from '@/features/blog/schema';
import { pageText } from '@/features/settings/texts/schema';
import { unfilled } from '@/shared/shop/text-fields';
import { chaptersOf, fillDocument, pointsOf } from './document';
import { chosenText } from './fallback';

const words = (text: string) => [{ type: 'text' as const, text }];
const paragraph = (text: string): Block => ({ type: 'paragraph', content: words(text) });
const heading = (level: 2 | 3, text: string): Block => ({ type: 'heading', attrs: { level }, content: words(text) });
const list = (text: string): Block => ({
  type: 'bulletList',
  content: [{ type: 'listItem', content: [paragraph(text)] }],
});
const doc = (...content: Block[]): PostDocument => ({ type: 'doc', content });
const typed = (body: unknown) => pageText.safeParse({ title: 'T', lead: 'L', description: 'D', body });

describe('the text of a page', () => {
  test('fills its fields in any position and leaves everything else unchanged', () => {
    const filled = fillDocument(doc(heading(2, '{name}'), list('{deposit}% now')), {
      ...unfilled,
      name: 'Laut',
      deposit: '20',
    });
    expect(filled).toEqual(doc(heading(2, 'Laut'), list('20% now')));
  });

  test('is refused with an unknown field at any depth, with a picture, or without words', () => {
    expect(typed(doc(paragraph('{deposit}'))).success).toBe(true);
    expect(typed(doc(list('{depositt}'))).error?.issues).toMatchObject([
      { message: 'invalid.text_field', params: { field: '{depositt}' }, path: ['body'] },
    ]);
    const image = { type: 'image', attrs: { src: '/art/scenes/reef.svg' } };
    expect(typed({ type: 'doc', content: [paragraph('Reef'), image] }).success).toBe(false);
    expect(typed(doc(paragraph(' '))).error?.issues).toMatchObject([{ message: 'required.field' }]);
    expect(typed({ type: 'doc', content: [{ type: 'script', content: [] }] }).success).toBe(false);
  });

  test('has a chapter for each main heading, with points for the smaller ones', () => {
    const { before, chapters } = chaptersOf(
      doc(paragraph('a'), heading(2, 'B'), paragraph('b'), heading(3, 'C'), paragraph('c'), heading(2, 'D')),
    );
    expect(before).toEqual([paragraph('a')]);
    expect(chapters.map(({ title }) => title)).toEqual(['B', 'D']);
    expect(pointsOf(chapters[0]?.blocks ?? [])).toEqual({
      intro: [paragraph('b')],
      points: [{ id: 'part-1', title: 'C', blocks: [paragraph('c')] }],
    });
  });
});

describe('the text shown to a visitor', () => {
  const none = { en: null, id: null, ja: null, zh: null, de: null };

  test('is the shipped text of the language while the English text is shipped', () => {
    expect(chosenText({ ...none, ja: 'own' }, 'de')).toEqual({ language: 'de', own: null });
    expect(chosenText({ ...none, ja: 'own' }, 'ja')).toEqual({ language: 'ja', own: 'own' });
  });

  test("is the shop's English where only English was rewritten", () => {
    expect(chosenText({ ...none, en: 'own' }, 'de')).toEqual({ language: 'en', own: 'own' });
  });
});
