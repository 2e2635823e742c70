import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { UnitView } from './schema';

export const equipmentCsv = csvList<UnitView>({
  name: 'equipment',
  procedure: 'admin.equipment.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'equipment-admin');
    return [
      { heading: t('field.tag'), value: ({ tag }) => tag },
      { heading: t('field.kind'), value: ({ kind }) => t(`kind.${kind}`) },
      { heading: t('field.size'), value: ({ size }) => size },
      { heading: t('field.serial_number'), value: ({ serial_number }) => serial_number },
      { heading: t('field.condition'), value: ({ condition }) => t(`condition.${condition}`) },
      { heading: t('field.bought_on'), value: ({ bought_on }) => bought_on },
      { heading: t('field.serviced_on'), value: ({ serviced_on }) => serviced_on },
      { heading: t('list.due'), value: ({ due_on }) => due_on },
      { heading: t('list.divesLeft'), value: ({ dives_left }) => dives_left },
      { heading: t('list.overdue'), value: ({ overdue }) => overdue && t(`due.${overdue}`) },
    ];
  },
});
