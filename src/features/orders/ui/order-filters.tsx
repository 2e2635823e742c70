'use client';
import { useT } from '../../../i18n/client';
import { Button } from '../../../ui/action/button';
import type { TableControl } from '../../../ui/table/use-table-state';
import { orderStatuses } from '../domain/order-state';
import css from './order-filters.module.css';

const times = [
  { value: '', label: 'list.anyDay' },
  { value: 'coming', label: 'list.coming' },
  { value: 'past', label: 'list.past' },
] as const;

/** What narrows the list down: when the day is, between which days, and how the order stands. */
export function OrderFilters({ control }: { control: TableControl }) {
  const { t } = useT('orders');
  const { filters } = control.state;
  const set = (name: string, value: string) => control.change({ filters: { ...filters, [name]: value } });
  return (
    <>
      <fieldset className={css.times}>
        <legend className="only-read-aloud">{t('list.when')}</legend>
        {times.map(({ value, label }) => {
          const chosen = (filters.when ?? '') === value;
          return (
            <Button
              key={value}
              size="s"
              look={chosen ? 'solid' : 'outline'}
              aria-pressed={chosen}
              onClick={() => set('when', value)}
            >
              {t(label)}
            </Button>
          );
        })}
      </fieldset>
      <label className={css.field}>
        <span>{t('list.status')}</span>
        <select value={filters.status ?? ''} onChange={(event) => set('status', event.currentTarget.value)}>
          <option value="">{t('list.anyStatus')}</option>
          {orderStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </select>
      </label>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className={css.field}>
          <span>{t(`list.${end}`)}</span>
          <input type="date" value={filters[end] ?? ''} onChange={(event) => set(end, event.currentTarget.value)} />
        </label>
      ))}
    </>
  );
}
