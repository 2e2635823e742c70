import { expect, test } from 'vitest';
import { translator } from '@/i18n/translate';
import { formatListAlone } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';
import { crewRoles } from './schema';

const lists: Record<Locale, string> = {
  en: 'Guide, instructor, captain and driver',
  id: 'Pemandu, instruktur, kapten, dan sopir',
  ja: 'ガイド、インストラクター、船長、ドライバー',
  zh: '潜导、教练、船长和司机',
  de: 'Tauchguide, Tauchlehrer, Kapitän und Fahrer',
};

test.each(Object.entries(lists) as [Locale, string][])(
  'a list of roles has one capital in %s, except for German nouns',
  async (lng, list) => {
    const t = await translator(lng, 'crew-admin');
    const roles = crewRoles.map((role) => t(`roleInList.${role}`));
    expect(formatListAlone(lng, roles)).toBe(list);
  },
);
