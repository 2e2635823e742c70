import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import type { Shop } from '@/shared/shop/sections';
import { art, type PictureSource } from '@/ui/show/art';
import { Picture } from '@/ui/show/picture';
import css from './empty-shell.module.css';
import { MenuBehaviour } from './menu-behaviour';
import { PlainHeader } from './plain-header';
import { SkipLink } from './skip-link';

/** The 'empty' layout of sign-in pages: the logo and one form, with a picture beside it, or as a band above it. */
export async function EmptyShell(props: { lng: Locale; shop: Shop; picture?: PictureSource; children: ReactNode }) {
  const { t } = await getT(props.lng, 'common');
  return (
    <div className={css.shell}>
      <SkipLink label={t('shell.skip')} />
      <div className={css.side}>
        <PlainHeader lng={props.lng} shop={props.shop} />
        <div className={css.band}>
          <Picture of={props.picture ?? art.wallDropOff} alt="" sizes="(min-width: 64rem) 54vw, 100vw" first />
          <svg className={css.shore} viewBox="0 0 1440 12" preserveAspectRatio="none" aria-hidden="true">
            <path fill="var(--ground)" d="M0 8c220-10 420-6 640-1s500 5 800-3v8H0z" />
          </svg>
        </div>
        <main id="content" tabIndex={-1} className={css.main}>
          <div className={css.column}>{props.children}</div>
        </main>
      </div>
      <MenuBehaviour />
    </div>
  );
}
