import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { everyDay, hoursByDay } from '@/shared/shop/opening';
import type { Shop } from '@/shared/shop/sections';
import { clockTimes } from '@/shared/time/clock-times';
import { NavLink } from './nav-link';
import type { ShellLink } from './shell-link';
import css from './slim-footer.module.css';

/** One line below the account's own pages: the shop, its terms and when it answers. */
export async function SlimFooter({ lng, shop, legal }: { lng: Locale; shop: Shop; legal: ShellLink[] }) {
  const { t } = await getT(lng, 'common');
  const { identity } = shop;
  const daily = everyDay(identity);
  return (
    <footer className={css.footer} data-tone="deep">
      <div className={css.line}>
        <span>© {identity.name}</span>
        {legal.map((link) => (
          <NavLink key={link.href} href={link.href}>
            {link.label}
          </NavLink>
        ))}
        <span>
          {daily
            ? t('footer.hours', clockTimes(lng, daily))
            : t('footer.hoursByDay', { hours: hoursByDay(lng, identity, t('footer.closed')) })}
        </span>
      </div>
    </footer>
  );
}
