'use client';
import { useT } from '../../../../i18n/client';
import { Button } from '../../../../ui/action/button';
import type { TableControl } from '../../../../ui/table/use-table-state';
import { orderStatuses } from '../../domain/order-state';
import css from '../../ui/order-filters.module.css';

/** How an order stands, between which days it is, and whether a person has to look at it. */
export function StaffOrderFilters({ control }: { control: TableControl }) {
  const { t } = useT('shop');
  const { t: words } = useT('orders');
  const { filters } = control.state;
  const set = (name: string, value: string) => control.change({ filters: { ...filters, [name]: value } });
  const flagged = filters.attention === '1';
  return (
    <>
      <label className={css.field}>
        <span>{words('list.status')}</span>
        <select value={filters.status ?? ''} onChange={(event) => set('status', event.currentTarget.value)}>
          <option value="">{words('list.anyStatus')}</option>
          {orderStatuses.map((status) => (
            <option key={status} value={status}>
              {words(`status.${status}`)}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className={css.field}>
          <span>{words(`list.${end}`)}</span>
          <input type="date" value={filters[end] ?? ''} onChange={(event) => set(end, event.currentTarget.value)} />
        </label>
      ))}
      <Button
        size="s"
        look={flagged ? 'solid' : 'outline'}
        aria-pressed={flagged}
        onClick={() => set('attention', flagged ? '' : '1')}
      >
        {t('needsAttention')}
      </Button>
    </>
  );
}
