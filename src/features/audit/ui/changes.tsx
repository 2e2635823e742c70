import { changesOf } from '@/features/audit/domain/changes';
import type { AuditEntryView } from '@/features/audit/schema';
import { useT } from '@/i18n/client';
import { classNames } from '@/ui/class-names';
import css from './changes.module.css';

type Props = { entry: AuditEntryView; most?: number };

/** Shows old values struck out beside new values; `most` limits the number of changes and shortens them. */
export function Changes({ entry: { before, after }, most }: Props) {
  const { t } = useT('audit');
  const all = changesOf(before, after);
  if (all.length === 0) return t('noChange');
  return (
    <dl className={classNames(css.changes, most !== undefined && css.short)}>
      {all.slice(0, most).map((change) => (
        <div key={change.name}>
          <dt>{change.name}</dt>
          <dd>
            {change.before !== null && <del>{change.before}</del>}
            {change.before !== null && ' → '}
            <ins>{change.after ?? t('emptyValue')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
