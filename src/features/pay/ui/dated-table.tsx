'use client';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { Button } from '@/ui/action/button';
import { confirm } from '@/ui/feedback/confirm';
import { HorizontalScroll } from '@/ui/layout/horizontal-scroll';
import css from './pay.module.css';

export type DatedRow = {
  uuid: string;
  name: string;
  kind: string;
  note?: string;
  amount: number | null;
  from: Day;
  until: Day | null;
  /** True if the row cannot be removed here. */
  isFixed?: boolean;
};

type Props = {
  lng: Locale;
  caption: string;
  headings: { name: string; kind: string };
  rows: readonly DatedRow[];
  removeTitle: string;
  remove: (uuid: string) => void;
};

/** Lists current and past amounts, each from its first day. */
export function DatedTable({ lng, caption, headings, rows, removeTitle, remove }: Props) {
  const { t } = useT('pay-admin');
  const validOf = ({ from, until }: DatedRow) =>
    until === null
      ? t('dated.since', { from: formatDay(from, lng, 'medium') })
      : t('dated.span', { from: formatDay(from, lng, 'medium'), until: formatDay(until, lng, 'medium') });
  async function ask({ uuid }: DatedRow) {
    const question = { title: removeTitle, body: t('dated.removeBody'), confirmLabel: t('remove'), danger: true };
    if (await confirm(question)) remove(uuid);
  }
  return (
    <HorizontalScroll label={caption}>
      <table className={css.table}>
        <caption className="only-read-aloud">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{headings.name}</th>
            <th scope="col">{headings.kind}</th>
            <th scope="col" className={css.amount}>
              {t('dated.amount')}
            </th>
            <th scope="col">{t('dated.validity')}</th>
            <th scope="col">
              <span className="only-read-aloud">{t('remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.uuid}>
              <th scope="row">
                {row.name} {row.note && <span className={css.soft}>{row.note}</span>}
              </th>
              <td>{row.kind}</td>
              <td className={css.amount}>{row.amount === null ? t('dated.none') : formatRupiah(row.amount, lng)}</td>
              <td>{validOf(row)}</td>
              <td>
                {!row.isFixed && (
                  <Button
                    size="s"
                    look="quiet"
                    aria-label={t('removeOf', { name: `${row.name}, ${row.kind}, ${validOf(row)}` })}
                    onClick={() => void ask(row)}
                  >
                    {t('remove')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </HorizontalScroll>
  );
}
