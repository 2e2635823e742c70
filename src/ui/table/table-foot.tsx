import { useT } from '@/i18n/client';
import type { PageMeta } from '@/shared/list/pages';
import { Pagination } from './pagination';
import css from './table-foot.module.css';
import type { TableControl } from './use-table-state';

const sizes = [10, 20, 50, 100];

/** The page size and the pagination below a list. */
export function TableFoot(props: { meta: PageMeta; control: TableControl }) {
  const { t, lng } = useT('common');
  const { meta, control } = props;
  return (
    <div className={css.foot}>
      <label className={css.size}>
        <span>{t('table.perPage')}</span>
        <select
          value={control.state.perPage}
          onChange={(event) => control.change({ perPage: Number(event.currentTarget.value) })}
        >
          {[...new Set([...sizes, control.state.perPage])].map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <Pagination
        meta={meta}
        hrefFor={control.hrefFor}
        texts={{
          pages: t('table.pages'),
          first: t('table.first'),
          previous: t('table.previous'),
          next: t('table.next'),
          last: t('table.last'),
          position: ({ total, ...rows }) =>
            meta.capped
              ? t('table.positionOfMore', { ...rows, total: new Intl.NumberFormat(lng).format(total) })
              : t('table.position', { ...rows, total }),
        }}
      />
    </div>
  );
}
