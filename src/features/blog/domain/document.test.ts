import { describe, expect, it } from 'vitest';
import type { Block } from '@/features/blog/schema';
import { cleanDocument } from './document';
import { headingsOf, readingMinutes } from './reading';

const paragraph = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
});
const link = (href: string) => [{ type: 'link', attrs: { href } }];
const contentOf = (...content: unknown[]) => cleanDocument({ content }).content;

describe('cleanDocument', () => {
  it('keeps headings, paragraphs, lists, quotes, and pictures of the site', () => {
    const content = [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Why' }] },
      paragraph('Bold', [{ type: 'bold' }]),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('One')] }] },
      { type: 'blockquote', content: [paragraph('Said')] },
      { type: 'image', attrs: { src: '/api/media/a.webp', alt: 'A', width: 10, height: 5 } },
    ];
    expect(contentOf(...content)).toEqual(content);
  });

  it('removes unknown elements and keeps the rest', () => {
    const supported = paragraph('Here');
    expect(contentOf({ type: 'iframe', attrs: { src: 'https://elsewhere.example' } }, supported, 'text', null)).toEqual(
      [supported],
    );
    const mixed = { type: 'paragraph', content: [{ type: 'script' }, { type: 'text', text: 'Here' }] };
    expect(contentOf(mixed)).toEqual([supported]);
    expect(contentOf({ type: 'heading', attrs: { level: 1 }, content: [] })).toEqual([]);
    expect(contentOf({ type: 'constructor' }, { type: 'text', text: 'stray' })).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'data:text/html,hi',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/..//elsewhere.example',
  ])('replaces a link to %s with its text', (href) => {
    expect(contentOf(paragraph('click', link(href)))).toEqual([paragraph('click', [])]);
  });

  it.each(['/trips/amed-day', 'https://www.openstreetmap.org', 'mailto:hello@segara.test'])(
    'allows a link to %s',
    (href) => {
      expect(contentOf(paragraph('go', link(href)))).toEqual([paragraph('go', link(href))]);
    },
  );

  it('removes pictures of other sites', () => {
    for (const src of [
      'https://elsewhere.example/a.png',
      '//elsewhere.example/a.png',
      '/api/auth/signout',
      '/art/../api/x',
    ])
      expect(contentOf({ type: 'image', attrs: { src, alt: '' } })).toEqual([]);
  });
});

describe('the reading time and outline of a post', () => {
  const documentOf = (...content: unknown[]) => ({ type: 'doc' as const, content: content as Block[] });

  it('count one minute of reading for every 220 words, at least one minute', () => {
    expect(readingMinutes(documentOf())).toBe(1);
    expect(readingMinutes(documentOf(paragraph('word '.repeat(660))))).toBe(3);
  });

  it('count the characters of scripts that have no spaces between words', () => {
    expect(readingMinutes(documentOf(paragraph('海'.repeat(1500))))).toBe(3);
  });

  it('list the headings, each with its own anchor', () => {
    const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] });
    const found = headingsOf(documentOf(heading('Why'), paragraph('…'), heading('Why')));
    expect(found.map(({ text }) => text)).toEqual(['Why', 'Why']);
    expect(new Set(found.map(({ id }) => id)).size).toBe(2);
  });
});
