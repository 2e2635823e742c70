import { IconPencil } from '@tabler/icons-react';
import type { Figures, MarginRow } from '@/features/pay/margins/schema';
import css from '@/features/pay/ui/pay.module.css';
import { useT } from '@/i18n/client';
import { numberFormat } from '@/shared/locale/formats';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { formatMonth } from '@/shared/time/month';
import { IconButton } from '@/ui/action/button';
import type { Column } from '@/ui/table/column';

/** Names the outing or the group of a row. */
export function useRowName(lng: Locale) {
  const { t } = useT('pay-admin');
  return ({ date, month, vehicle, outing }: MarginRow): string => {
    if (month) return formatMonth(month, lng);
    const going = vehicle?.name ?? t('margins.noVehicle');
    if (outing && date) return `${formatDay(date, lng, 'medium')}, ${going}`;
    return date ? formatDay(date, lng, 'medium') : going;
  };
}

const costs = ['boat', 'fuel', 'crew', 'fees', 'lunch'] as const satisfies (keyof Figures)[];

export function useMarginColumns(lng: Locale, enter: (row: MarginRow) => void): Column<MarginRow>[] {
  const { t } = useT('pay-admin');
  const nameOf = useRowName(lng);
  // The currency is named by the sums above, and would not fit into nine columns.
  const amountIn = numberFormat(lng, {}).format;
  const amount = (key: 'sold' | 'margin' | (typeof costs)[number]): Column<MarginRow> => ({
    ...{ key, header: t(`margins.${key}`), align: 'end', noWrap: true },
    cell: (row) => amountIn(row[key]),
  });
  return [
    {
      key: 'name',
      header: t('margins.step.outing'),
      cell: (row) => (
        <span className={css.two}>
          <span>{nameOf(row)}</span>
          {row.outing && <span className={css.soft}>{row.outing.what}</span>}
          {row.outing && !row.outing.published && <span className={css.soft}>{t('margins.unpublished')}</span>}
        </span>
      ),
    },
    { key: 'people', header: t('margins.people'), cell: ({ people }) => people, align: 'end' },
    amount('sold'),
    ...costs.map(amount),
    amount('margin'),
    {
      key: 'enter',
      header: t('margins.enter'),
      cell: (row) =>
        row.outing && (
          <IconButton label={t('margins.enterOf', { name: nameOf(row) })} onClick={() => enter(row)}>
            <IconPencil aria-hidden="true" />
          </IconButton>
        ),
    },
  ];
}
