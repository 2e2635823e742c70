import {
  IconAdjustments,
  IconArticle,
  IconBuildingStore,
  IconCalendar,
  IconCalendarEvent,
  IconCalendarUser,
  IconCash,
  IconCashRegister,
  IconChartBar,
  IconClipboardList,
  IconDatabaseExport,
  IconFileCertificate,
  IconFileInvoice,
  IconHelp,
  IconHistory,
  IconLayoutDashboard,
  IconMail,
  IconMapPin,
  IconMoneybag,
  IconReceipt,
  IconScale,
  IconScubaDivingTank,
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
import type { ReactNode } from 'react';
import { Waiting } from '@/features/dashboard/ui/waiting';
import type { Resources } from '@/i18n/resources';
import { getT } from '@/i18n/server';
import { type Locale, localePath } from '@/shared/locale/locales';
import type { Right } from '@/shared/schema/rights';
import { mayOpen } from '@/shared/site/office-pages';
import { type Day, plusDays } from '@/shared/time/days';
import type { ShellGroup, ShellLink } from '@/ui/shells/shell-link';

type Section = Omit<ShellLink, 'href' | 'label'> & { path: string; name: keyof Resources['admin']['nav'] };
type Group = { key: keyof Resources['admin']['menu']; icon: ReactNode; waiting?: ReactNode; sections: Section[] };

const boardPages = '/admin/schedule/{date}';

const groupsOn = (day: Day): Group[] => [
  {
    key: 'today',
    icon: <IconLayoutDashboard aria-hidden="true" />,
    waiting: <Waiting of="red_days" />,
    sections: [
      { path: '/admin', name: 'dashboard', icon: <IconLayoutDashboard aria-hidden="true" />, exact: true },
      {
        path: `/admin/schedule/${day}`,
        pages: boardPages,
        name: 'board',
        icon: <IconCalendarEvent aria-hidden="true" />,
        waiting: <Waiting of="red_days" />,
      },
      { path: '/admin/schedule', name: 'schedule', icon: <IconCalendar aria-hidden="true" /> },
      {
        path: '/admin/contacts',
        name: 'contacts',
        icon: <IconMail aria-hidden="true" />,
        waiting: <Waiting of="messages" />,
      },
    ],
  },
  {
    key: 'sales',
    icon: <IconCashRegister aria-hidden="true" />,
    waiting: <Waiting of="to_confirm" />,
    sections: [
      { path: '/admin/orders/create', name: 'counter', icon: <IconCashRegister aria-hidden="true" /> },
      {
        path: '/admin/orders',
        name: 'orders',
        icon: <IconClipboardList aria-hidden="true" />,
        waiting: <Waiting of="to_confirm" />,
      },
      { path: '/admin/users', name: 'users', icon: <IconUsers aria-hidden="true" /> },
    ],
  },
  {
    key: 'fleet',
    icon: <IconSpeedboat aria-hidden="true" />,
    waiting: <Waiting of="papers" />,
    sections: [
      { path: '/admin/boats', name: 'boats', icon: <IconSpeedboat aria-hidden="true" /> },
      { path: '/admin/equipment', name: 'equipment', icon: <IconScubaMask aria-hidden="true" /> },
      { path: '/admin/roster', name: 'roster', icon: <IconCalendarUser aria-hidden="true" /> },
      {
        path: '/admin/crew',
        name: 'crew',
        icon: <IconUsersGroup aria-hidden="true" />,
        waiting: <Waiting of="papers" />,
      },
    ],
  },
  {
    key: 'catalogue',
    icon: <IconScubaDivingTank aria-hidden="true" />,
    sections: [
      { path: '/admin/products', name: 'products', icon: <IconScubaMask aria-hidden="true" /> },
      { path: '/admin/addons', name: 'addons', icon: <IconShoppingBag aria-hidden="true" /> },
      { path: '/admin/locations', name: 'locations', icon: <IconMapPin aria-hidden="true" /> },
      { path: '/admin/facility-locations', name: 'facilities', icon: <IconBuildingStore aria-hidden="true" /> },
      { path: '/admin/blog', name: 'blog', icon: <IconArticle aria-hidden="true" /> },
      { path: '/admin/faqs', name: 'faqs', icon: <IconHelp aria-hidden="true" /> },
    ],
  },
  {
    key: 'money',
    icon: <IconMoneybag aria-hidden="true" />,
    sections: [
      { path: '/admin/payments', name: 'payments', icon: <IconCash aria-hidden="true" /> },
      { path: '/admin/invoices', name: 'invoices', icon: <IconFileInvoice aria-hidden="true" /> },
      { path: '/admin/reports/cash', name: 'cash', icon: <IconMoneybag aria-hidden="true" /> },
      { path: '/admin/pay', name: 'pay', icon: <IconWallet aria-hidden="true" /> },
      { path: '/admin/reports', name: 'reports', icon: <IconChartBar aria-hidden="true" /> },
      { path: '/admin/reports/margins', name: 'margins', icon: <IconScale aria-hidden="true" /> },
    ],
  },
  {
    key: 'shop',
    icon: <IconSettings aria-hidden="true" />,
    sections: [
      { path: '/admin/settings/shop', name: 'shop', icon: <IconAdjustments aria-hidden="true" /> },
      { path: '/admin/settings/templates', name: 'templates', icon: <IconTemplate aria-hidden="true" /> },
      { path: '/admin/settings/papers', name: 'papers', icon: <IconFileCertificate aria-hidden="true" /> },
      { path: '/admin/fees', name: 'fees', icon: <IconReceipt aria-hidden="true" /> },
      { path: '/admin/settings/backup', name: 'backup', icon: <IconDatabaseExport aria-hidden="true" /> },
      { path: '/admin/user-admin', name: 'staff', icon: <IconShieldLock aria-hidden="true" /> },
      { path: '/admin/audit', name: 'audit', icon: <IconHistory aria-hidden="true" /> },
    ],
  },
];

/** The menu of the office: the pages that these rights open, in groups; a group without a page is left out. */
export async function menuOfOffice(lng: Locale, rights: readonly Right[], today: Day): Promise<ShellGroup[]> {
  const { t } = await getT(lng, 'admin');
  return groupsOn(plusDays(today, 1))
    .map(({ key, sections, ...group }) => ({
      ...group,
      key,
      label: t(`menu.${key}.label`),
      short: t(`menu.${key}.short`),
      links: sections
        .filter(({ path }) => mayOpen(rights, path))
        .map(({ path, name, ...section }) => ({
          ...section,
          href: localePath(lng, path),
          label: t(`nav.${name}`),
          ...(section.pages && { pages: localePath(lng, section.pages) }),
        })),
    }))
    .filter(({ links }) => links.length > 0);
}

const tabNames = {
  '/admin': 'today',
  [boardPages]: 'board',
  '/admin/orders/create': 'counter',
  '/admin/orders': 'orders',
} as const;

/** The tabs at the foot of a phone. */
export async function tabsOfOffice(lng: Locale, groups: readonly ShellGroup[]): Promise<ShellLink[]> {
  const { t } = await getT(lng, 'admin');
  const links = groups.flatMap((group) => group.links);
  return Object.entries(tabNames).flatMap(([path, name]) => {
    const page = localePath(lng, path);
    const link = links.find(({ href, pages }) => (pages ?? href) === page);
    return link
      ? [{ href: link.href, icon: link.icon, exact: link.exact, pages: link.pages, label: t(`tab.${name}`) }]
      : [];
  });
}
