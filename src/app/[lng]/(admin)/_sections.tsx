import {
  IconArticle,
  IconBuildingStore,
  IconCalendar,
  IconCalendarUser,
  IconClipboardList,
  IconHelp,
  IconHistory,
  IconLayoutDashboard,
  IconMail,
  IconMapPin,
  IconScubaMask,
  IconSettings,
  IconShieldLock,
  IconShoppingBag,
  IconSpeedboat,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import type { ShellLink } from '@/ui/shells/shell-link';

export async function sectionsOfOffice(lng: Locale): Promise<ShellLink[]> {
  const { t } = await getT(lng, 'admin');
  const at = (path: string) => localePath(lng, `/admin${path}`);
  return [
    { href: at(''), label: t('nav.dashboard'), icon: <IconLayoutDashboard aria-hidden="true" />, exact: true },
    { href: at('/orders'), label: t('nav.orders'), icon: <IconClipboardList aria-hidden="true" /> },
    { href: at('/schedule'), label: t('nav.schedule'), icon: <IconCalendar aria-hidden="true" /> },
    { href: at('/boats'), label: t('nav.boats'), icon: <IconSpeedboat aria-hidden="true" /> },
    { href: at('/roster'), label: t('nav.roster'), icon: <IconCalendarUser aria-hidden="true" /> },
    { href: at('/crew'), label: t('nav.crew'), icon: <IconUsersGroup aria-hidden="true" /> },
    { href: at('/products'), label: t('nav.products'), icon: <IconScubaMask aria-hidden="true" /> },
    { href: at('/addons'), label: t('nav.addons'), icon: <IconShoppingBag aria-hidden="true" /> },
    { href: at('/locations'), label: t('nav.locations'), icon: <IconMapPin aria-hidden="true" /> },
    { href: at('/facility-locations'), label: t('nav.facilities'), icon: <IconBuildingStore aria-hidden="true" /> },
    { href: at('/blog'), label: t('nav.blog'), icon: <IconArticle aria-hidden="true" /> },
    { href: at('/faqs'), label: t('nav.faqs'), icon: <IconHelp aria-hidden="true" /> },
    { href: at('/contacts'), label: t('nav.contacts'), icon: <IconMail aria-hidden="true" /> },
    { href: at('/users'), label: t('nav.users'), icon: <IconUsers aria-hidden="true" /> },
    { href: at('/user-admin'), label: t('nav.staff'), icon: <IconShieldLock aria-hidden="true" /> },
    { href: at('/audit'), label: t('nav.audit'), icon: <IconHistory aria-hidden="true" /> },
    { href: at('/settings'), label: t('nav.settings'), icon: <IconSettings aria-hidden="true" /> },
  ];
}
