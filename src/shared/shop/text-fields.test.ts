import { describe, expect, test } from 'vitest';
import { fillText, unfilled, unknownField } from './text-fields';

describe('the fields of a text', () => {
  test('are filled with the settings wherever they occur', () => {
    expect(fillText('{deposit}% now, {rest}% later; {deposit}!', { ...unfilled, deposit: '20', rest: '80' })).toBe(
      '20% now, 80% later; 20!',
    );
  });

  test('are filled once: a value that looks like a field stays as it is', () => {
    expect(fillText('{name}', { ...unfilled, name: '{email}' })).toBe('{email}');
  });

  test('are refused when the shop has no field of that name', () => {
    expect(unknownField('A deposit of {deposit} %, until {hour}.')).toBe('{hour}');
    expect(unknownField('A deposit of {Deposit}')).toBe('{Deposit}');
    expect(unknownField('{constructor}')).toBe('{constructor}');
    expect(unknownField('{deposit} and {refund_bands}, with a brace { as it is')).toBeNull();
  });
});
