import { expect, test } from 'vitest';
import { lineChart } from './line-chart';

const points = [
  { at: 0, value: 0 },
  { at: 60, value: 50 },
  { at: 120, value: 100 },
];

test('lineChart spans the entire time and scales from 0 to the highest value', () => {
  const { text } = lineChart({ title: 'Memory', unit: 'MB', seconds: 120, lines: [{ name: 'a', points }], spans: [] });
  expect(text).toContain('points="0.0,180.0 450.0,90.0 900.0,0.0"');
  expect(text).toContain('up to 100 MB in 2:00 minutes');
});

test('lineChart shades and labels the time of a fault', () => {
  const spans = [{ from: 30, to: 60, name: 'gateway slow' }];
  const { text } = lineChart({ title: 'Memory', unit: 'MB', seconds: 120, lines: [], spans });
  expect(text).toContain('<rect x="225.0" y="0" width="225.0"');
  expect(text).toContain('<title>gateway slow, 0:30</title>');
});
