import { expect, test } from 'vitest';
import { readTableState } from '@/ui/table/table-state';
import { listInput, orderListDefaults } from './list-input';

const inputFor = (address: string) => listInput(readTableState(new URLSearchParams(address), orderListDefaults));

test('listInput reads the filters of a list from its address', () => {
  expect(inputFor('?status=paid&when=coming&from=2026-12-01&to=2026-12-31&page=2&per_page=20')).toEqual({
    page: 2,
    per_page: 20,
    status: 'paid',
    when: 'coming',
    from: '2026-12-01',
    to: '2026-12-31',
  });
});

test('listInput ignores invalid filters', () => {
  expect(inputFor('?status=lost&when=never&from=31.12.2026&to=2026-02-30&page=-1')).toEqual({ page: 1, per_page: 10 });
});
