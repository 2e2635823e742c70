import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/client';
import css from './data-table.module.css';
import type { TableControl } from './use-table-state';

const pauseAfterTyping = 300;

function Search(props: { control: TableControl }) {
  const { t } = useT('common');
  const { state, change } = props.control;
  const [typed, setTyped] = useState(state.search);
  const [shown, setShown] = useState(state.search);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address changed by other means: Back, or 'show everything'.
  if (shown !== state.search) {
    setShown(state.search);
    setTyped(state.search);
  }
  useEffect(() => () => clearTimeout(waiting.current), []);
  return (
    <label className={css.search}>
      <span className="only-read-aloud">{t('table.search')}</span>
      <IconSearch aria-hidden="true" />
      <input
        type="search"
        value={typed}
        placeholder={t('table.search')}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          clearTimeout(waiting.current);
          waiting.current = setTimeout(() => change({ search: value.trim() }), pauseAfterTyping);
        }}
      />
    </label>
  );
}

/** What stands above a list: search, filters and what can be done with it. */
export function TableTools(props: {
  control: TableControl;
  searchable?: boolean;
  filters?: ReactNode;
  actions?: ReactNode;
}) {
  if (!props.searchable && !props.filters && !props.actions) return null;
  return (
    <div className={css.tools}>
      {props.searchable && <Search control={props.control} />}
      {props.filters}
      {props.actions && <div className={css.actions}>{props.actions}</div>}
    </div>
  );
}
