import type { TFunction } from 'i18next';
import type { ShownMember } from '@/features/crew/people/schema';
import { joinFacts } from '@/i18n/typography/no-break';
import { formatList } from '@/shared/locale/format-list';
import type { Locale } from '@/shared/locale/locales';

type Introduced = Pick<ShownMember, 'roles' | 'agency' | 'level' | 'languages'>;

export const rolesIn = (t: TFunction<'crew'>, { roles }: Introduced): string =>
  joinFacts(roles.map((role) => t(`role.${role}`)));

/** Formats the certification as on the card: 'PADI Divemaster'. */
export const certificationOf = ({ agency, level }: Introduced): string => [agency, level].filter(Boolean).join(' ');

export const languagesIn = (t: TFunction<'crew'>, lng: Locale, { languages }: Introduced): string | null =>
  languages.length > 0 ? t('speaks', { languages: formatList(lng, languages) }) : null;
