import { describe, expect, it } from 'vitest';
import { bottomLine, frame, marksOf, scaleOf, yOf } from './depth-profile-line';

describe('the depth profile of a dive site', () => {
  it('the scale ends below the site and has a mark every ten metres', () => {
    expect(scaleOf(12)).toBe(30);
    expect(scaleOf(30)).toBe(40);
    expect(scaleOf(60)).toBe(70);
    expect(marksOf(30)).toEqual([0, 10, 20, 30]);
  });

  it('the surface is below the sky, and the deepest mark is at the foot', () => {
    expect(yOf(0, 40)).toBe(frame.top);
    expect(yOf(40, 40)).toBe(frame.height);
  });

  it('the bottom line starts at the shallow end and ends at the deep one', () => {
    const line = bottomLine('slope', { from: 5, to: 30 });
    expect(line.startsWith(`M0 ${yOf(5, 40).toFixed(1)}`)).toBe(true);
    expect(line.endsWith(`${yOf(30, 40).toFixed(1)}`)).toBe(true);
  });
});
