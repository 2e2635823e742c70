import { translator } from '@/i18n/translate';
import { csvList } from '@/server/api/csv/csv-list';
import type { MemberView } from './schema';

export const crewCsv = csvList<MemberView>({
  name: 'crew',
  procedure: 'admin.crew.list',
  rowKey: ({ uuid }) => uuid,
  async columns(locale) {
    const t = await translator(locale, 'crew-admin');
    const ui = await translator(locale, 'ui');
    return [
      { heading: t('field.name'), value: ({ name }) => name },
      { heading: t('field.roles'), value: ({ roles }) => roles.map((role) => t(`role.${role}`)).join(', ') },
      { heading: t('field.employment'), value: ({ employment }) => t(`employment.${employment}`) },
      { heading: t('field.languages'), value: ({ language_names: names }) => names.join(', ') },
      { heading: t('field.agency'), value: ({ agency }) => (agency === 'OTHER' ? t('otherAgency') : agency) },
      { heading: t('field.level'), value: ({ level }) => level },
      { heading: t('field.number'), value: ({ certification_number: number }) => number },
      { heading: t('paper.insurance'), value: ({ insurance_until: day }) => day },
      { heading: t('paper.first_aid'), value: ({ first_aid_until: day }) => day },
      { heading: t('paper.licence'), value: ({ licence_until: day }) => day },
      { heading: t('field.phone'), value: ({ phone }) => phone },
      { heading: ui('table.state'), value: ({ active }) => ui(active ? 'table.active' : 'table.inactive') },
    ];
  },
});
