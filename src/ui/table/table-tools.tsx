import { IconDownload, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useT } from '@/i18n/client';
import { buttonClass } from '@/ui/action/button-shape';
import { stateQuery } from './table-state';
import css from './table-tools.module.css';
import { useDebouncedText } from './use-debounced-text';
import type { TableControl } from './use-table-state';

function Search({ control, hintId }: { control: TableControl; hintId: string | undefined }) {
  const { t } = useT('common');
  const typed = useDebouncedText(control.state.search, (search) => control.change({ search }));
  return (
    <label className={css.search}>
      <span className="only-read-aloud">{t('table.search')}</span>
      <IconSearch aria-hidden="true" />
      <input type="search" placeholder={t('table.search')} aria-describedby={hintId} {...typed} />
    </label>
  );
}

/** Downloads all matching rows, from every page, as a CSV file. */
function CsvLink({ name, control }: { name: string; control: TableControl }) {
  const { t, lng } = useT('ui');
  const query = stateQuery(control.state);
  query.set('lang', lng);
  return (
    <a
      className={buttonClass({ look: 'outline', size: 's' })}
      href={`/api/lists/${name}.csv?${query}`}
      title={t('table.csvHint')}
      download
    >
      <IconDownload aria-hidden="true" />
      {t('table.csv')}
    </a>
  );
}

/** The tools above a list: search, filters and actions. */
export function TableTools(props: {
  control: TableControl;
  searchable?: boolean;
  searchHint?: string | undefined;
  filters?: ReactNode;
  actions?: ReactNode;
  csv?: string;
}) {
  const hintId = useId();
  if (!props.searchable && !props.filters && !props.actions && !props.csv) return null;
  return (
    <div className={css.tools}>
      {props.searchable && <Search control={props.control} hintId={props.searchHint && hintId} />}
      {props.filters}
      {(props.actions || props.csv) && (
        <div className={css.actions}>
          {props.csv && <CsvLink name={props.csv} control={props.control} />}
          {props.actions}
        </div>
      )}
      {props.searchHint && (
        <p id={hintId} className={css.searchHint}>
          {props.searchHint}
        </p>
      )}
    </div>
  );
}
