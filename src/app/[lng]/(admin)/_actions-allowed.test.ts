import { describe, expect, test } from 'vitest';
import type { Right } from '@/shared/schema/rights';
import { actionsAllowed } from './_actions-allowed';

const namesWith = (...held: Right[]) => actionsAllowed(held, '2026-11-23').map(({ name }) => name);

describe('actionsAllowed', () => {
  test('lists only actions that the person may take, even if they may open the page', () => {
    expect(namesWith('schedule')).toEqual(['planDay', 'closeDays']);
    expect(namesWith('orders')).toEqual(['book', 'takePayment']);
    expect(namesWith('reports')).toEqual([]);
    expect(namesWith('money')).toEqual(['closeCash']);
  });

  test('links to the cash report of the day', () => {
    expect(actionsAllowed(['money'], '2026-11-23')).toEqual([
      { name: 'closeCash', path: '/admin/reports/cash?date=2026-11-23' },
    ]);
  });
});
