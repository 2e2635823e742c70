import { describe, expect, it } from 'vitest';
import { onSheet, sheet } from './drawn-shapes';
import { scatterPoints } from './scatter';

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe('the drawn map', () => {
  it('the drawn map has north at the top and east on the right, and covers all of Bali', () => {
    const menjangan = onSheet({ latitude: -8.097, longitude: 114.526 });
    const mantaPoint = onSheet({ latitude: -8.795, longitude: 115.527 });
    expect(menjangan.x).toBeLessThan(mantaPoint.x);
    expect(menjangan.y).toBeLessThan(mantaPoint.y);
    for (const { x, y } of [menjangan, mantaPoint]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(sheet.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(sheet.height);
    }
  });

  it('the drawn map keeps pins a fingertip apart, even at the same position', () => {
    const crowd = [
      { x: 500, y: 300 },
      { x: 500, y: 300 },
      { x: 504, y: 302 },
      { x: 990, y: 620 },
      { x: 992, y: 622 },
    ];
    const shown = scatterPoints(crowd, 34, sheet);
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) expect(distance(one, other)).toBeGreaterThanOrEqual(33.5);
      expect(one.x).toBeLessThanOrEqual(sheet.width);
      expect(one.y).toBeLessThanOrEqual(sheet.height);
    }
  });

  it('the drawn map does not move a pin with enough space around it', () => {
    const alone = [
      { x: 100, y: 100 },
      { x: 400, y: 400 },
    ];
    expect(scatterPoints(alone, 34, sheet)).toEqual(alone);
  });
});
