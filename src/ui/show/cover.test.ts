import { describe, expect, it } from 'vitest';
import { coverOf } from './cover';

describe('the picture of a product', () => {
  const cover = {
    url: '/api/media/a.webp',
    width: 1600,
    height: 900,
    placeholder: 'data:image/webp;base64,AA',
    alt: '',
  };

  it('is its own, with its colours on show until it has come', () => {
    const { src, placeholder } = coverOf({ cover, slug: 'amed-day' });
    expect(src).toBe('/api/media/a.webp');
    expect(placeholder).toContain('data:image/webp;base64,AA');
  });

  it('is an illustration as long as it has none, always the same one', () => {
    const first = coverOf({ cover: null, slug: 'amed-day' });
    expect(first.src).toMatch(/^\/art\/scenes\//);
    expect(coverOf({ cover: null, slug: 'amed-day' })).toEqual(first);
    expect(coverOf({ cover: null, slug: 'amed-days' })).not.toEqual(first);
  });
});
