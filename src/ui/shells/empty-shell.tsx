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

/** The 'empty' layout of sign-in pages: the logo and one form, with a picture beside it if there is room. */
export async function EmptyShell(props: { lng: Locale; shop: Shop; picture?: PictureSource; children: ReactNode }) {
  const { t } = await getT(props.lng, 'common');
  return (
    <div className={css.shell}>
      <SkipLink label={t('shell.skip')} />
      <div className={css.side}>
        <PlainHeader lng={props.lng} shop={props.shop} />
        <main id="content" tabIndex={-1} className={css.main}>
          <div className={css.column}>{props.children}</div>
        </main>
      </div>
      <Picture className={css.picture} of={props.picture ?? art.wallDropOff} alt="" sizes="50vw" />
      <MenuBehaviour />
    </div>
  );
}
