import { IconX } from '@tabler/icons-react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { shownLocales } from '@/shared/shop/languages';
import type { Shop } from '@/shared/shop/sections';
import { ChatLink } from '@/ui/show/chat-link';
import { chatTexts } from '@/ui/show/chat-texts';
import { LanguageLinks } from './language-links';
import { Logo } from './logo';
import { NavLink } from './nav-link';
import css from './phone-menu.module.css';
import { SchemeSwitch } from './scheme-switch';
import type { ShellLink } from './shell-link';

/** A full-screen popover: the browser itself opens and closes it and removes it from the Tab order. */
export async function PhoneMenu(props: {
  id: string;
  lng: Locale;
  shop: Shop;
  links: ShellLink[];
  more: ShellLink[];
  /** Links load the next page in full, so that the browser first asks about unsaved changes. */
  loadsFully?: boolean;
}) {
  const { t } = await getT(props.lng, 'common');
  const { email, whats_app: number } = props.shop.identity;
  const entry = ({ href, exact, label }: ShellLink) =>
    props.loadsFully ? (
      <a key={href} href={href}>
        {label}
      </a>
    ) : (
      <NavLink key={href} href={href} exact={exact}>
        {label}
      </NavLink>
    );
  return (
    <div id={props.id} popover="auto" className={css.sheet} role="dialog" aria-label={t('shell.menu')}>
      <div className={css.top}>
        <Logo of={props.shop} />
        <button
          type="button"
          className={css.close}
          popoverTarget={props.id}
          popoverTargetAction="hide"
          aria-label={t('shell.closeMenu')}
        >
          <IconX aria-hidden="true" />
        </button>
      </div>
      <nav className={css.links} aria-label={t('shell.mainNavigation')}>
        {props.links.map(entry)}
        <div className={css.more}>{props.more.map(entry)}</div>
      </nav>
      <section className={css.languages} aria-label={t('shell.language')}>
        <LanguageLinks lng={props.lng} shown={shownLocales(props.shop.languages)} />
      </section>
      <div className={css.foot}>
        <a href={`mailto:${email}`}>{email}</a>
        <ChatLink lng={props.lng} number={number} texts={chatTexts(t)} />
        <SchemeSwitch toDark={t('shell.toDark')} toLight={t('shell.toLight')} />
      </div>
    </div>
  );
}
