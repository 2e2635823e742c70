'use client';
import Link from 'next/link';
import type { SheetLine, SheetView } from '@/features/pay/sheets/schema';
import { sheetPath } from '@/features/pay/ui/paths';
import css from '@/features/pay/ui/pay.module.css';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import { formatMonth } from '@/shared/time/month';
import { Button } from '@/ui/action/button';
import { classNames } from '@/ui/class-names';
import { HorizontalScroll } from '@/ui/layout/horizontal-scroll';
import paper from '@/ui/show/paper.module.css';

type Props = { lng: Locale; sheet: SheetView; remove: (line: SheetLine) => void };

const NONE = '–';

function Line({ lng, line, sheet, remove }: Props & { line: SheetLine }) {
  const { t } = useT('pay-admin');
  const { t: crew } = useT('crew-admin');
  const rate = line.rate === null ? NONE : formatRupiah(line.rate, lng);
  return (
    <tr className={line.paid ? undefined : css.unpaid}>
      <td>{line.date ? formatDay(line.date, lng, 'medium') : NONE}</td>
      <td>{line.role ? crew(`role.${line.role}`) : NONE}</td>
      <td>
        <span className={css.two}>
          <span>{[t(`kind.${line.kind}`), line.what || line.reason].filter(Boolean).join(': ')}</span>
          {!line.paid && <span className={css.soft}>{t('sheet.lower')}</span>}
          {line.corrects && (
            <Link href={sheetPath(lng, sheet.member, line.corrects)} prefetch={false}>
              {t('sheet.corrects', { month: formatMonth(line.corrects, lng) })}
            </Link>
          )}
          {line.uuid && !sheet.closed && (
            <Button
              size="s"
              look="quiet"
              className={css.onScreen}
              aria-label={t('removeOf', { name: line.reason ?? '' })}
              onClick={() => remove(line)}
            >
              {t('remove')}
            </Button>
          )}
        </span>
      </td>
      <td className={css.amount}>{line.dives || NONE}</td>
      <td className={css.amount}>{line.parts > 1 ? t('sheet.spread', { rate, days: line.parts }) : rate}</td>
      <td className={css.amount}>{formatRupiah(line.amount, lng)}</td>
    </tr>
  );
}

/** Lists the lines of a member's month, on screen and in print. */
export function SheetTable(props: Props) {
  const { lng, sheet } = props;
  const { t } = useT('pay-admin');
  const caption = t('sheet.caption', { name: sheet.name, month: formatMonth(sheet.month, lng) });
  return (
    <section className={paper.sheet}>
      <h2>{caption}</h2>
      <HorizontalScroll label={caption}>
        <table className={classNames(paper.table, css.table)}>
          <thead>
            <tr>
              <th scope="col">{t('sheet.date')}</th>
              <th scope="col">{t('sheet.role')}</th>
              <th scope="col">{t('sheet.activity')}</th>
              {(['dives', 'rate'] as const).map((name) => (
                <th key={name} scope="col" className={css.amount}>
                  {t(`sheet.${name}`)}
                </th>
              ))}
              <th scope="col" className={css.amount}>
                {t('column.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sheet.lines.map((line, index) => (
              <Line key={line.uuid ?? `${line.date} ${line.role} ${line.kind} ${index}`} {...props} line={line} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={5}>
                {t('total')}
              </th>
              <td className={css.amount}>{formatRupiah(sheet.total, lng)}</td>
            </tr>
          </tfoot>
        </table>
      </HorizontalScroll>
    </section>
  );
}
