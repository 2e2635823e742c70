import { meets, type Right } from '@/shared/schema/rights';
import { mayOpen } from '@/shared/site/office-pages';
import type { Day } from '@/shared/time/days';

/** `needs` is set if the page is open to more people than the action. */
const actions = [
  { name: 'book', path: () => '/orders/create' },
  { name: 'takePayment', path: (today: Day) => `/schedule/day?date=${today}`, needs: 'orders' },
  { name: 'closeCash', path: (today: Day) => `/reports/cash?date=${today}`, needs: 'money' },
  { name: 'planDay', path: (today: Day) => `/schedule/${today}` },
  { name: 'closeDays', path: () => '/schedule/closures/create' },
  { name: 'newProduct', path: () => '/products/create' },
  { name: 'newPost', path: () => '/blog/create' },
  { name: 'newCustomer', path: () => '/users/create' },
] as const satisfies { name: string; path: (today: Day) => string; needs?: Right }[];

/** Actions that these rights allow, with their pages. */
export const actionsAllowed = (held: readonly Right[], today: Day) =>
  actions
    .filter((action) => !('needs' in action) || meets(held, action.needs))
    .map(({ name, path }) => ({ name, path: `/admin${path(today)}` }))
    .filter(({ path }) => mayOpen(held, path));
