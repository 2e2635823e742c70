import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { LanguageLinks } from './language-links';
import css from './language-menu.module.css';
import { languageNames } from './language-names';

/** A menu of plain links, so that it works without scripts. */
export async function LanguageMenu(props: { lng: Locale; shown: readonly Locale[] }) {
  const { t } = await getT(props.lng, 'common');
  return (
    <details data-menu className={css.menu}>
      <summary>
        <IconWorld aria-hidden="true" />
        <span className="only-read-aloud">{t('shell.language')}:</span>
        <span className={css.name}>{languageNames[props.lng]}</span>
        <IconChevronDown className={css.arrow} aria-hidden="true" />
      </summary>
      <div className={css.panel}>
        <LanguageLinks lng={props.lng} shown={props.shown} />
      </div>
    </details>
  );
}
