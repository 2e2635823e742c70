'use client';
import { IconX } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { DayField } from '@/ui/form/day-field';
import css from './filters.module.css';
import { useDebouncedText } from './use-debounced-text';
import type { TableControl } from './use-table-state';

interface Filter {
  control: TableControl;
  /** The filter's name in the address, in the list's state and in its input. */
  name: string;
  label: string;
}

const filterValue = ({ control, name }: Filter) => control.state.filters[name] ?? '';
const setFilterValue = ({ control, name }: Filter, value: string) =>
  control.change(({ filters }) => ({ filters: { ...filters, [name]: value } }));

/** One of several options; the first option means no filter. */
export function SelectFilter(props: Filter & { options: readonly { value: string; label: string }[]; all?: string }) {
  const { t } = useT('common');
  return (
    <label className={css.field}>
      <span>{props.label}</span>
      <select value={filterValue(props)} onChange={(event) => setFilterValue(props, event.currentTarget.value)}>
        <option value="">{props.all ?? t('table.all')}</option>
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Published, unpublished or both. */
export function ActiveFilter({ control }: { control: TableControl }) {
  const { t } = useT('ui');
  const options = [
    { value: 'true', label: t('table.active') },
    { value: 'false', label: t('table.inactive') },
  ];
  return <SelectFilter control={control} name="active" label={t('table.state')} options={options} />;
}

/** A filter that is on or off. */
export function OnlyFilter(props: Filter) {
  const pressed = filterValue(props) === 'true';
  return (
    <Button
      size="s"
      look={pressed ? 'solid' : 'outline'}
      aria-pressed={pressed}
      onClick={() => setFilterValue(props, pressed ? '' : 'true')}
    >
      {props.label}
    </Button>
  );
}

/** A filter that a link to the list has set; its button removes it. */
export function LinkedFilter(props: Filter) {
  if (!filterValue(props)) return null;
  return (
    <Button
      size="s"
      look="solid"
      aria-pressed
      icon={<IconX aria-hidden="true" />}
      onClick={() => setFilterValue(props, '')}
    >
      {props.label}
    </Button>
  );
}

function DayFilter(props: Filter) {
  return (
    <DayField
      classNames={{ root: css.field, wrapper: css.day, label: css.label }}
      label={props.label}
      value={filterValue(props)}
      onChange={(day) => setFilterValue(props, day)}
    />
  );
}

/** A range of days, both included. */
export function DayRangeFilter(props: { control: TableControl; from?: string; to?: string }) {
  const { t } = useT('common');
  const { control, from = 'from', to = 'to' } = props;
  return (
    <span className={css.range}>
      <DayFilter control={control} name={from} label={t('table.from')} />
      <DayFilter control={control} name={to} label={t('table.to')} />
    </span>
  );
}

/** A text filter, applied a moment after the last key press. */
export function TextFilter(props: Filter) {
  const typed = useDebouncedText(filterValue(props), (value) => setFilterValue(props, value));
  return (
    <label className={css.field}>
      <span>{props.label}</span>
      <input {...typed} />
    </label>
  );
}
