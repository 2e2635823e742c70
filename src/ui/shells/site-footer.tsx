import { IconBrandWhatsapp, IconClock, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { chatLink } from '@/shared/schema/chat-link';
import { mainAddress, mainPhone, toDialable } from '@/shared/shop/contact';
import { shownLocales } from '@/shared/shop/languages';
import { everyDay, hoursByDay } from '@/shared/shop/opening';
import type { Shop } from '@/shared/shop/sections';
import { clockTimes } from '@/shared/time/clock-times';
import { LanguageLinks } from './language-links';
import { Logo } from './logo';
import { NavLink } from './nav-link';
import type { ShellLink } from './shell-link';
import css from './site-footer.module.css';

/** The footer of the public pages: address, contact and the other languages. */
export async function SiteFooter(props: {
  lng: Locale;
  shop: Shop;
  links: ShellLink[];
  more: ShellLink[];
  legal: ShellLink[];
}) {
  const { t } = await getT(props.lng, 'common');
  const { identity } = props.shop;
  const { email, licences, name, social } = identity;
  const daily = everyDay(identity);
  const address = mainAddress(identity);
  const phone = mainPhone(identity);
  return (
    <footer className={css.footer} data-tone="deep" data-late="">
      <div className={css.columns}>
        <div>
          <Logo of={props.shop} />
          <p className={css.promise}>{t('footer.promise')}</p>
        </div>
        <nav aria-label={t('footer.explore')}>
          <h2>{t('footer.explore')}</h2>
          <ul className={css.explore}>
            {[...props.links, ...props.more].map((link) => (
              <li key={link.href}>
                <NavLink href={link.href} exact={link.exact}>
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{t('footer.contact')}</h2>
          <address>
            <ul>
              <li>
                <IconMapPin aria-hidden="true" />
                <span>
                  {address.street}
                  <br />
                  {address.town}, {address.region} {address.postcode}
                </span>
              </li>
              <li>
                <IconPhone aria-hidden="true" />
                <a href={`tel:${toDialable(phone)}`}>{phone}</a>
              </li>
              <li>
                <IconBrandWhatsapp aria-hidden="true" />
                <a href={chatLink(identity.whats_app)}>{t('footer.whatsApp')}</a>
              </li>
              <li>
                <IconMail aria-hidden="true" />
                <a href={`mailto:${email}`}>{email}</a>
              </li>
              <li>
                <IconClock aria-hidden="true" />
                <span>
                  {daily
                    ? t('footer.hours', clockTimes(props.lng, daily))
                    : t('footer.hoursByDay', { hours: hoursByDay(props.lng, identity, t('footer.closed')) })}
                </span>
              </li>
            </ul>
          </address>
        </div>
        <div className={css.languages}>
          <h2>{t('shell.language')}</h2>
          <LanguageLinks lng={props.lng} shown={shownLocales(props.shop.languages)} />
        </div>
      </div>
      <div className={css.end}>
        <span>© {name}</span>
        {licences.length > 0 && (
          <ul>
            {licences.map((licence) => (
              <li key={licence.name}>
                {licence.name} {licence.number}
              </li>
            ))}
          </ul>
        )}
        <ul>
          {props.legal.map((link) => (
            <li key={link.href}>
              <NavLink href={link.href}>{link.label}</NavLink>
            </li>
          ))}
        </ul>
        <ul>
          {social.map((profile) => (
            <li key={profile.name}>
              <a href={profile.href} rel="noreferrer">
                {profile.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
