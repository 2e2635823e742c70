import { boatState } from '@/features/fleet/admin/domain/boat-state';
import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import { formatList } from '@/shared/locale/format-list';
import type { BoatRow } from './schema';

export const boatCsv = csvList<BoatRow>({
  name: 'boats',
  procedure: 'admin.fleet.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'fleet-admin');
    const words = await translator(locale, 'catalogue');
    const areaNames = (areas: BoatRow['areas']) =>
      formatList(
        locale,
        areas.map((area) => words(`area.${area}`)),
      );
    return [
      { heading: t('field.name'), value: ({ name }) => name },
      { heading: t('field.kind'), value: ({ kind }) => t(`kind.${kind}`) },
      { heading: t('field.seats'), value: ({ seats }) => seats },
      { heading: t('field.home_harbour'), value: ({ home_harbour }) => home_harbour },
      { heading: t('field.areas'), value: ({ areas }) => areaNames(areas) },
      {
        heading: t('list.today'),
        value(boat) {
          const { state, values } = boatState(boat, locale);
          return t(`state.${state}`, values);
        },
      },
    ];
  },
});
