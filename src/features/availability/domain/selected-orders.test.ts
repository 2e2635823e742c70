import { expect, test } from 'vitest';
import { selectedOrdersPath } from './selected-orders';

test('selectedOrdersPath filters affected orders and selects all matches', () => {
  expect(selectedOrdersPath({ seats_on: '2026-12-24' })).toBe('/admin/orders?seats_on=2026-12-24&select=all');
  expect(selectedOrdersPath({ departures: ['one', 'two'] })).toBe('/admin/orders?departures=one%2Ctwo&select=all');
  expect(selectedOrdersPath({ closure: 'nyepi' })).toBe('/admin/orders?closure=nyepi&select=all');
});
