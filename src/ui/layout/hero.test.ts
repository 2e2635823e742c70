import { expect, test } from 'vitest';
import { titleSize } from './hero';

test('titleSize sets longer titles smaller, and counts Chinese and Japanese characters twice', () => {
  expect(titleSize('Mantas of Nusa Penida')).toBe('l');
  expect(titleSize('The USAT Liberty at Tulamben')).toBe('m');
  expect(titleSize('Crystal Bay and Toyapakeh, with a third dive at the corner')).toBe('s');
  expect(titleSize('図蓝本自由号沉船')).toBe('l');
  expect(titleSize('トランベン・リバティ号の沈船')).toBe('m');
});
