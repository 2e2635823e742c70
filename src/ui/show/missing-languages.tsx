'use client';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { languageNames } from '@/ui/shells/language-names';

/** The languages in which a text is still missing. */
export function MissingLanguages({ languages }: { languages: readonly Locale[] }) {
  const { t } = useT('ui');
  if (languages.length === 0) return <span>{t('table.complete')}</span>;
  return (
    <span>
      {languages.map((lng, index) => (
        <span key={lng}>
          {index > 0 && ', '}
          <abbr title={languageNames[lng]}>{lng.toUpperCase()}</abbr>
        </span>
      ))}
    </span>
  );
}
