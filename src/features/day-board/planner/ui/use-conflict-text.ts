'use client';
import type { ConflictView } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { capitalise } from '@/shared/locale/capitalise';
import { formatList } from '@/shared/locale/format-list';
import { languageIn } from '@/shared/locale/language-names';

/** The sentence of a conflict, with names for its codes. */
export function useConflictText() {
  const { t, lng } = useT('outings-admin');
  const { t: crew } = useT('crew-admin');
  const { t: catalogue } = useT('catalogue');
  return ({ kind, params }: ConflictView): string => {
    const { part, paper, language, areas } = params;
    const text = t(`conflict.${kind}`, {
      ...params,
      ...(part && { when: t(`dayPart.${part}` as 'dayPart.morning') }),
      ...(paper && { paper: crew(`paper.${paper}` as 'paper.licence') }),
      ...(language && { language: languageIn(lng, String(language)) }),
      ...(areas && {
        areas: formatList(
          lng,
          String(areas)
            .split(',')
            .map((area) => catalogue(`area.${area}` as 'area.sanur')),
        ),
      }),
    });
    return capitalise(lng, text);
  };
}
