import { changesOf } from '@/features/audit/domain/changes';
import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { AuditEntryView } from './schema';

const changeOf = ({ before, after }: AuditEntryView): string =>
  changesOf(before, after)
    .map((change) => `${change.name}: ${change.before ?? '–'} → ${change.after ?? '–'}`)
    .join('\n');

export const auditCsv = csvList<AuditEntryView>({
  name: 'audit',
  procedure: 'admin.audit.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'audit');
    return [
      { heading: t('column.when'), value: ({ at }) => at },
      { heading: t('column.who'), value: ({ actor }) => (actor ? actor.name || t('formerStaff') : t('automatic')) },
      { heading: t('filter.action'), value: ({ action }) => t(`action.${action}`) },
      { heading: t('filter.entity'), value: ({ thing: entity }) => t(`entity.${entity}`) },
      { heading: t('column.what'), value: ({ label }) => label || t('erased') },
      { heading: t('column.change'), value: changeOf },
    ];
  },
});
