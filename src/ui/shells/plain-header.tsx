import Link from 'next/link';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import { shownLocales } from '@/shared/shop/languages';
import type { Shop } from '@/shared/shop/sections';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import css from './plain-header.module.css';
import { SchemeSwitch } from './scheme-switch';

/** The logo, the languages and the colour scheme, without the site's navigation or an account. */
export async function PlainHeader({ lng, shop }: { lng: Locale; shop: Shop }) {
  const { t } = await getT(lng, 'common');
  return (
    <header className={css.header}>
      <Link href={localePath(lng, '/')} aria-label={shop.identity.name}>
        <Logo of={shop} />
      </Link>
      <div className={css.tools}>
        <LanguageMenu lng={lng} shown={shownLocales(shop.languages)} />
        <SchemeSwitch toDark={t('shell.toDark')} toLight={t('shell.toLight')} />
      </div>
    </header>
  );
}
