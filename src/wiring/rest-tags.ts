import type { Tag } from '@/server/api/rest/openapi';

/** The groups of the API document, in display order. */
export const tags: readonly Tag[] = [
  {
    name: 'Sign in',
    description: 'Sign in, register, confirm an e-mail address, choose a new password',
    paths: ['/users', '/auth'],
  },
  { name: 'Profile', description: 'The own account', paths: ['/users/profile', '/users/change-password'] },
  {
    name: 'Products and days',
    description: 'What is on offer, and when there are free seats',
    paths: ['/users/products', '/users/availability'],
  },
  {
    name: 'Orders',
    description: 'Price, place, pay, change, cancel and refund orders, and read their invoices',
    paths: ['/users/bookings', '/users/orders'],
  },
  {
    name: 'Ready to dive',
    description: 'What a diver fills in by a link of their own',
    paths: ['/health-files', '/ready'],
  },
  { name: 'People', description: 'The people an account books for', paths: ['/users/people'] },
  { name: 'Pictures', description: 'Upload and read pictures', paths: ['/media'] },
  { name: 'Staff: sign in', description: 'The same for accounts of the staff', paths: ['/admins'] },
  {
    name: 'Staff: orders',
    description: 'Book, confirm, move, cancel, refund and edit orders, take payments',
    paths: ['/admins/orders', '/admins/refund-approvals'],
  },
  {
    name: 'Staff: money',
    description: 'Movements of money, the till and its cash reports, invoices',
    paths: ['/admins/payments', '/admins/invoices', '/admins/till', '/admins/reports/cash'],
  },
  {
    name: 'Staff: reports',
    description: 'Sales, occupancy and margins',
    paths: ['/admins/reports'],
  },
  { name: 'Staff: pay', description: 'What the crew is paid, and usual costs', paths: ['/admins/pay'] },
  {
    name: 'Staff: days',
    description: 'Departures, closures, the board of a day, its outings and lists',
    paths: [
      '/admins/schedule',
      '/admins/products/{product}',
      '/admins/closures',
      '/admins/sea',
      '/admins/outings',
      '/admins/seat-counting',
    ],
  },
  {
    name: 'Staff: boats and crew',
    description: 'Boats, vans, equipment, gas log, crew and roster',
    paths: ['/admins/boats', '/admins/equipment', '/admins/gas-logs', '/admins/crew', '/admins/roster'],
  },
  {
    name: 'Staff: catalogue',
    description: 'Products, add-ons, dive sites, facilities, posts',
    paths: ['/admins/products', '/admins/addons', '/admins/locations', '/admins/facility-locations', '/admins/blogs'],
  },
  {
    name: 'Staff: people',
    description: 'Customers, accounts, messages of visitors',
    paths: ['/admins/customers', '/admins/users', '/admins/admins', '/admins/contacts'],
  },
  {
    name: 'Staff: settings',
    description: 'Settings of the shop, texts of pages, templates, backups, the audit log',
    paths: ['/admins/settings', '/admins/templates', '/admins/backups', '/admins/audit'],
  },
];
