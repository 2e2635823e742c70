import { expect, test } from 'vitest';
import { csvLine } from './csv';

test('what would break a line apart is put between quotes', () => {
  expect(csvLine(['plain', 'a, b', 'she said "yes"', 'two\nlines', null, undefined, 0])).toBe(
    'plain,"a, b","she said ""yes""","two\nlines",,,0\r\n',
  );
});

test.each(['=HYPERLINK("http://evil.example")', '+62 361', '-1+1', '@SUM(A1)', '\tx', '\r=1'])(
  'a spreadsheet does not calculate %j',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
  },
);

test('a number stays a number, also below zero', () => {
  expect(csvLine([-12])).toBe('-12\r\n');
});
