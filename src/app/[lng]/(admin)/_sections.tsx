import {
  IconAdjustments,
  IconArticle,
  IconBuildingStore,
  IconCalendar,
  IconCalendarUser,
  IconCash,
  IconCashRegister,
  IconChartBar,
  IconClipboardList,
  IconDatabaseExport,
  IconFileInvoice,
  IconHelp,
  IconHistory,
  IconLayoutDashboard,
  IconMail,
  IconMapPin,
  IconScale,
  IconScubaMask,
  IconSettings,
  IconShieldLock,
  IconShoppingBag,
  IconSpeedboat,
  IconTemplate,
  IconUsers,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import type { Right } from '@/shared/schema/rights';
import { mayOpen } from '@/shared/site/office-pages';
import type { ShellLink } from '@/ui/shells/shell-link';

/** Office pages that these rights open. */
export async function sectionsOfOffice(lng: Locale, rights: readonly Right[]): Promise<ShellLink[]> {
  const { t } = await getT(lng, 'admin');
  const sections: (Omit<ShellLink, 'href'> & { path: string })[] = [
    { path: '/admin', label: t('nav.dashboard'), icon: <IconLayoutDashboard aria-hidden="true" />, exact: true },
    { path: '/admin/orders', label: t('nav.orders'), icon: <IconClipboardList aria-hidden="true" /> },
    { path: '/admin/payments', label: t('nav.payments'), icon: <IconCash aria-hidden="true" /> },
    { path: '/admin/invoices', label: t('nav.invoices'), icon: <IconFileInvoice aria-hidden="true" /> },
    { path: '/admin/reports/cash', label: t('nav.cash'), icon: <IconCashRegister aria-hidden="true" /> },
    { path: '/admin/pay', label: t('nav.pay'), icon: <IconWallet aria-hidden="true" /> },
    { path: '/admin/reports', label: t('nav.reports'), icon: <IconChartBar aria-hidden="true" />, exact: true },
    { path: '/admin/reports/margins', label: t('nav.margins'), icon: <IconScale aria-hidden="true" /> },
    { path: '/admin/schedule', label: t('nav.schedule'), icon: <IconCalendar aria-hidden="true" /> },
    { path: '/admin/boats', label: t('nav.boats'), icon: <IconSpeedboat aria-hidden="true" /> },
    { path: '/admin/roster', label: t('nav.roster'), icon: <IconCalendarUser aria-hidden="true" /> },
    { path: '/admin/crew', label: t('nav.crew'), icon: <IconUsersGroup aria-hidden="true" /> },
    { path: '/admin/products', label: t('nav.products'), icon: <IconScubaMask aria-hidden="true" /> },
    { path: '/admin/addons', label: t('nav.addons'), icon: <IconShoppingBag aria-hidden="true" /> },
    { path: '/admin/locations', label: t('nav.locations'), icon: <IconMapPin aria-hidden="true" /> },
    { path: '/admin/facility-locations', label: t('nav.facilities'), icon: <IconBuildingStore aria-hidden="true" /> },
    { path: '/admin/blog', label: t('nav.blog'), icon: <IconArticle aria-hidden="true" /> },
    { path: '/admin/faqs', label: t('nav.faqs'), icon: <IconHelp aria-hidden="true" /> },
    { path: '/admin/contacts', label: t('nav.contacts'), icon: <IconMail aria-hidden="true" /> },
    { path: '/admin/users', label: t('nav.users'), icon: <IconUsers aria-hidden="true" /> },
    { path: '/admin/user-admin', label: t('nav.staff'), icon: <IconShieldLock aria-hidden="true" /> },
    { path: '/admin/audit', label: t('nav.audit'), icon: <IconHistory aria-hidden="true" /> },
    { path: '/admin/settings/shop', label: t('nav.shop'), icon: <IconAdjustments aria-hidden="true" /> },
    { path: '/admin/settings/templates', label: t('nav.templates'), icon: <IconTemplate aria-hidden="true" /> },
    { path: '/admin/settings/backup', label: t('nav.backup'), icon: <IconDatabaseExport aria-hidden="true" /> },
    { path: '/admin/settings', label: t('nav.settings'), icon: <IconSettings aria-hidden="true" />, exact: true },
  ];
  return sections
    .filter(({ path }) => mayOpen(rights, path))
    .map(({ path, ...section }) => ({ href: localePath(lng, path), ...section }));
}
