'use client';
import css from '@/features/catalogue/admin/ui/office.module.css';
import { diveSiteEditPath } from '@/features/catalogue/admin/ui/office-paths';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';

const parts = ['edit', 'images'] as const;

export function DiveSiteNav(props: { lng: Locale; slug: string; active: boolean; here: (typeof parts)[number] }) {
  const { t } = useT('catalogue-admin');
  const { lng, slug, active, here } = props;
  return (
    <nav className={css.nav} aria-label={t('nav.label')}>
      {parts.map((part) => (
        <ButtonLink
          key={part}
          size="s"
          look={part === here ? 'solid' : 'outline'}
          aria-current={part === here ? 'page' : undefined}
          href={diveSiteEditPath(lng, slug, part)}
        >
          {t(`nav.${part}`)}
        </ButtonLink>
      ))}
      {active && (
        <ButtonLink size="s" look="quiet" href={localePath(lng, `/locations/${slug}`)} target="_blank">
          {t('nav.page')}
        </ButtonLink>
      )}
    </nav>
  );
}
