import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { BackLink } from '@/ui/action/back-link';
import { MenuManners } from './menu-manners';
import css from './order-shell.module.css';
import { SkipLink } from './skip-link';

/** The layout 'user-order': one order and a back link. */
export async function OrderShell(props: {
  lng: Locale;
  back: { href: string; label: string };
  account: ReactNode;
  children: ReactNode;
}) {
  const { t } = await getT(props.lng, 'common');
  return (
    <div className={css.shell}>
      <SkipLink label={t('shell.skip')} />
      <header className={css.header}>
        <BackLink {...props.back} />
        {props.account}
      </header>
      <main id="content" tabIndex={-1} className={css.main}>
        {props.children}
      </main>
      <MenuManners />
    </div>
  );
}
