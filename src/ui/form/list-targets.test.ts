import { describe, expect, it } from 'vitest';
import type { Arrow, Target } from './drag-targets';
import { nextInList } from './list-targets';

const at = (id: string, left: number, top: number, width: number, height: number): Target => ({
  id,
  rect: { left, top, width, height, right: left + width, bottom: top + height },
});

describe('arrow keys in a list', () => {
  const list = [at('low', 0, 0, 100, 20), at('high', 0, 30, 100, 50), at('last', 0, 90, 100, 20)];

  it('move to the place below and back across items of different heights', () => {
    expect(nextInList('ArrowDown', list, 'low', 'low')).toEqual({ id: 'high', x: 0, y: 60 });
    expect(nextInList('ArrowDown', list, 'high', 'low')).toEqual({ id: 'last', x: 0, y: 90 });
    expect(nextInList('ArrowUp', list, 'last', 'last')).toEqual({ id: 'high', x: 0, y: 30 });
    expect(nextInList('ArrowUp', list, 'high', 'low')).toEqual({ id: 'low', x: 0, y: 0 });
  });

  it('do nothing at the ends of the list and sideways', () => {
    expect(nextInList('ArrowUp', list, 'low', 'low')).toBeUndefined();
    expect(nextInList('ArrowDown', list, 'last', 'low')).toBeUndefined();
    expect(nextInList('ArrowRight', list, 'low', 'low')).toBeUndefined();
  });

  it('move along the rows and columns of a grid', () => {
    const grid = [at('a', 0, 0, 40, 40), at('b', 50, 0, 40, 40), at('c', 0, 50, 40, 40), at('d', 50, 50, 40, 40)];
    const next = (arrow: Arrow, from: string) => nextInList(arrow, grid, from, 'a')?.id;
    expect(next('ArrowRight', 'a')).toBe('b');
    expect(next('ArrowDown', 'b')).toBe('d');
    expect(next('ArrowLeft', 'd')).toBe('c');
    expect(next('ArrowUp', 'c')).toBe('a');
    expect(next('ArrowRight', 'b')).toBeUndefined();
  });
});
