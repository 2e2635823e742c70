import { meets, type Needs, ownerNeeds, type Right } from '@/shared/schema/rights';

/** Open to every staff account, whatever its rights: the page itself, not the pages below it. */
const openPages = ['/admin', '/admin/settings'];

/** The rights needed for a page and the pages below it; the longest matching row applies. */
const needsOfPages: Record<string, Needs> = {
  '/admin/addons': 'catalogue',
  '/admin/addons/create': { allOf: ['catalogue', 'money'] },
  '/admin/audit': 'audit',
  '/admin/blog': 'catalogue',
  '/admin/boats': 'schedule',
  '/admin/contacts': 'orders',
  '/admin/crew': 'schedule',
  '/admin/equipment': 'schedule',
  '/admin/facility-locations': 'catalogue',
  '/admin/faqs': 'catalogue',
  '/admin/fees': 'settings',
  '/admin/invoices': { anyOf: ['money', 'reports'] },
  '/admin/locations': 'catalogue',
  '/admin/orders': 'orders',
  '/admin/payments': { anyOf: ['money', 'reports'] },
  '/admin/pay': 'pay',
  '/admin/products': 'catalogue',
  '/admin/products/create': { allOf: ['catalogue', 'money'] },
  '/admin/reports': 'reports',
  '/admin/reports/cash': { anyOf: ['money', 'orders', 'reports'] },
  '/admin/reports/margins': 'pay',
  '/admin/roster': 'schedule',
  '/admin/schedule': 'schedule',
  '/admin/schedule/day': { anyOf: ['orders', 'schedule'] },
  '/admin/schedule/ready': 'orders',
  '/admin/settings/backup': ownerNeeds,
  '/admin/settings/agencies': 'settings',
  '/admin/settings/papers': 'settings',
  '/admin/settings/shop': 'settings',
  '/admin/settings/templates': 'settings',
  '/admin/user-admin': 'staff',
  '/admin/users': 'people',
};

const longestFirst = Object.entries(needsOfPages).sort(([one], [other]) => other.length - one.length);
const isAtOrBelow = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

/** Decides if these rights open a page of the office; a page that no row covers is closed to everybody. */
export function mayOpen(held: readonly Right[], path: string): boolean {
  const [page = ''] = path.split('?');
  if (openPages.includes(page)) return true;
  const row = longestFirst.find(([covered]) => isAtOrBelow(page, covered));
  return row !== undefined && meets(held, row[1]);
}
