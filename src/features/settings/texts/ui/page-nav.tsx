import { pageNames } from '@/features/settings/texts/schema';
import css from '@/features/settings/ui/settings.module.css';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { NavLink } from '@/ui/shells/nav-link';

export async function PageNav({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'settings-admin');
  return (
    <nav className={css.nav} aria-label={t('texts.pages')}>
      {pageNames.map((name) => (
        <NavLink key={name} href={localePath(lng, `/admin/settings/shop/texts/${name}`)}>
          {t(`texts.page.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
