import type { Missing } from '@/features/day-board/domain/plan';
import type { Part } from '@/features/outings/domain/parts';
import { translator } from '@/i18n/translate';
import { areas } from '@/shared/diving/areas';
import { capitalise } from '@/shared/locale/capitalise';
import { formatList } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';

/** Describes what the day lacks in short sentences. */
export async function missingTexts(missing: readonly Missing[], locale: Locale): Promise<string[]> {
  const t = await translator(locale, 'outings-admin');
  const catalogue = await translator(locale, 'catalogue');
  const whenIn = (parts: readonly Part[]) => t(`dayPart.${parts.join('_')}` as 'dayPart.morning');
  const areaNames = (some: readonly string[]) =>
    formatList(
      locale,
      some.map((one) => (areas.some((area) => area === one) ? catalogue(`area.${one}` as 'area.sanur') : one)),
    );
  const sentence = (one: Missing): string => {
    switch (one.lacks) {
      case 'vehicle': {
        const to = one.areas.length > 0 ? areaNames(one.areas) : t('missing.anywhere');
        return t(`missing.${one.kind}`, { count: one.people, areas: to, title: one.title, when: whenIn(one.parts) });
      }
      case 'service':
        return t('missing.service', { vehicle: one.vehicle, title: one.title });
      case 'captain':
      case 'driver':
        return t(`missing.${one.lacks}`, { vehicle: one.vehicle, when: whenIn(one.parts) });
      case 'parent':
        return t('missing.parent', { name: one.name });
      default:
        return t(`missing.${one.lacks}`, { count: one.count, when: whenIn(one.parts) });
    }
  };
  return missing.map((one) => capitalise(locale, sentence(one)));
}
