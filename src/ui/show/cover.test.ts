import { describe, expect, it } from 'vitest';
import { coverOf } from './cover';

describe('coverOf', () => {
  const cover = {
    url: '/api/media/a.webp',
    width: 1600,
    height: 900,
    placeholder: 'data:image/webp;base64,AA',
    focus: { x: 40, y: 20 },
    alt: '',
  };

  it('coverOf returns the cover of the product with its placeholder colours', () => {
    const { src, placeholder } = coverOf({ cover, slug: 'amed-day' });
    expect(src).toBe('/api/media/a.webp');
    expect(placeholder).toContain('data:image/webp;base64,AA');
  });

  it('coverOf keeps the picture’s focal point in sight', () => {
    expect(coverOf({ cover, slug: 'amed-day' }).focus).toBe('40% 20%');
  });

  it('coverOf always returns the same illustration for a product without a cover', () => {
    const first = coverOf({ cover: null, slug: 'amed-day' });
    expect(first.src).toMatch(/^\/art\/scenes\//);
    expect(coverOf({ cover: null, slug: 'amed-day' })).toEqual(first);
    expect(coverOf({ cover: null, slug: 'amed-days' })).not.toEqual(first);
  });
});
