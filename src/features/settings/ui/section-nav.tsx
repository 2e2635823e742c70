import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { sectionNames } from '@/shared/shop/sections';
import { NavLink } from '@/ui/shells/nav-link';
import css from './settings.module.css';

/** The settings of papers are on the page of their texts. */
const shown = sectionNames.filter((name) => name !== 'papers');

export async function SectionNav({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'settings-admin');
  return (
    <nav className={css.nav} aria-label={t('sections')}>
      {shown.map((name) => (
        <NavLink key={name} href={localePath(lng, `/admin/settings/shop/${name}`)}>
          {t(`section.${name}`)}
        </NavLink>
      ))}
      <NavLink href={localePath(lng, '/admin/settings/shop/texts')}>{t('section.texts')}</NavLink>
    </nav>
  );
}
