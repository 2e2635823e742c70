import { expect, test } from 'vitest';
import { csvLine } from './csv';

test('csvLine quotes values that would break the line apart', () => {
  expect(csvLine(['plain', 'a, b', 'she said "yes"', 'two\nlines', null, undefined, 0])).toBe(
    'plain,"a, b","she said ""yes""","two\nlines",,,0\r\n',
  );
});

test.each(['=HYPERLINK("http://evil.example")', '+62 361', '-1+1', '@SUM(A1)', '\tx', '\r=1'])(
  'csvLine escapes %j, so that no spreadsheet calculates it',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
  },
);

test('csvLine keeps numbers as numbers, negative ones included', () => {
  expect(csvLine([-12])).toBe('-12\r\n');
});
