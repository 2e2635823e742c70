import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { NavLink } from '@/ui/shells/nav-link';
import css from './papers.module.css';

export async function PaperNav({ lng }: { lng: Locale }) {
  const { t } = await getT(lng, 'papers-admin');
  return (
    <nav className={css.nav} aria-label={t('tabs')}>
      {(['waiver', 'health'] as const).map((kind) => (
        <NavLink key={kind} href={localePath(lng, `/admin/settings/papers/${kind}`)}>
          {t(kind)}
        </NavLink>
      ))}
    </nav>
  );
}
