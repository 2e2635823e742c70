import { describe, expect, it } from 'vitest';
import { offSheet, onSheet, wideView as sheet, viewAround } from './bali-sheet';
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
      { x: 950, y: 610 },
      { x: 952, y: 612 },
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

  it('the drawn map converts points back to their positions', () => {
    const mantaPoint = { latitude: -8.795, longitude: 115.527 };
    expect(offSheet(onSheet(mantaPoint))).toEqual(mantaPoint);
  });

  it('the drawn map shows the part around its pins in one shape', () => {
    const one = viewAround([{ x: 740, y: 480 }]);
    const corner = viewAround([{ x: 5, y: 5 }]);
    const all = viewAround([
      { x: 60, y: 80 },
      { x: 900, y: 520 },
    ]);
    expect(one).toEqual({ left: 622, top: 401, width: 236, height: 158 });
    expect(corner).toMatchObject({ left: 0, top: 0 });
    expect(all.width / all.height).toBeCloseTo(236 / 158, 1);
    expect(all.height).toBeLessThanOrEqual(sheet.height);
  });
});
