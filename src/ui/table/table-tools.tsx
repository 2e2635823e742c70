import { IconDownload, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/client';
import { buttonClass } from '../action/button-shape';
import css from './data-table.module.css';
import { stateQuery } from './table-state';
import type { TableControl } from './use-table-state';
import { useTypedText } from './use-typed-text';

function Search({ control }: { control: TableControl }) {
  const { t } = useT('common');
  const typed = useTypedText(control.state.search, (search) => control.change({ search }));
  return (
    <label className={css.search}>
      <span className="only-read-aloud">{t('table.search')}</span>
      <IconSearch aria-hidden="true" />
      <input type="search" placeholder={t('table.search')} {...typed} />
    </label>
  );
}

/** The rows that are found, all pages of them, as a file for a spreadsheet. */
function CsvLink({ name, control }: { name: string; control: TableControl }) {
  const { t, lng } = useT('office');
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

/** What stands above a list: search, filters and what can be done with it. */
export function TableTools(props: {
  control: TableControl;
  searchable?: boolean;
  filters?: ReactNode;
  actions?: ReactNode;
  csv?: string;
}) {
  if (!props.searchable && !props.filters && !props.actions && !props.csv) return null;
  return (
    <div className={css.tools}>
      {props.searchable && <Search control={props.control} />}
      {props.filters}
      {(props.actions || props.csv) && (
        <div className={css.actions}>
          {props.csv && <CsvLink name={props.csv} control={props.control} />}
          {props.actions}
        </div>
      )}
    </div>
  );
}
