'use client';
import { orderStatuses } from '@/features/orders/domain/order-state';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { DayRangeFilter, SelectFilter } from '@/ui/table/filters';
import type { TableControl } from '@/ui/table/use-table-state';
import css from './order-filters.module.css';

const times = [
  { value: '', label: 'list.anyDay' },
  { value: 'coming', label: 'list.coming' },
  { value: 'past', label: 'list.past' },
] as const;

export function OrderFilters({ control }: { control: TableControl }) {
  const { t } = useT('orders');
  const { filters } = control.state;
  const set = (name: string, value: string) =>
    control.change((now) => ({ filters: { ...now.filters, [name]: value } }));
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
      <SelectFilter
        control={control}
        name="status"
        label={t('list.status')}
        all={t('list.anyStatus')}
        options={orderStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
      <DayRangeFilter control={control} />
    </>
  );
}
