import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { type Section, sectionNames } from '@/shared/shop/sections';
import { NavLink } from '@/ui/shells/nav-link';
import css from './settings.module.css';

/** Papers and fees have pages of their own. */
const elsewhere = ['papers', 'fees'];
const shown = sectionNames.filter((name): name is Exclude<Section, 'papers' | 'fees'> => !elsewhere.includes(name));

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
