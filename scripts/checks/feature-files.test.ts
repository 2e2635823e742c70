import { expect, test } from 'vitest';
import { featureFileProblems } from './feature-files';
import { withTree } from './tree';

const problemsOf = (...files: string[]) =>
  withTree(Object.fromEntries(files.map((file) => [`src/features/${file}`, ''])), featureFileProblems);

test('featureFileProblems accepts the standard files of a feature with their tests', async () => {
  const allowedFiles = [
    'orders/schema.ts',
    'orders/schema.test.ts',
    'orders/policy.ts',
    'orders/data.ts',
    'orders/data.int.test.ts',
    'orders/data/items.ts',
    'orders/router.ts',
    'orders/rest.ts',
    'orders/jobs.ts',
    'orders/domain/order-state.ts',
    'orders/domain/order-state.test.ts',
    'orders/queries/my-orders.ts',
    'orders/commands/cancel-order.ts',
    'orders/commands/cancel-order.int.test.ts',
    'orders/ui/order-list.tsx',
    'orders/ui/order-list.module.css',
    'orders/ui/use-order.ts',
    'orders/refunds/commands/refund.ts',
    'orders/refunds/schema.ts',
    'catalogue/faqs/admin/ui/faq-form.tsx',
    'accounts/admin/people/commands/remove-person.ts',
  ];
  expect(await problemsOf(...allowedFiles)).toEqual([]);
});

test.each([
  'orders/utils.ts',
  'orders/index.ts',
  'orders/service.ts',
  'orders/schema.tsx.bak',
  'orders/domain/state.tsx',
  'orders/queries/deep/list.ts',
  'orders/commands/CancelOrder.ts',
  'orders/ui/logo.svg',
  'orders/helpers/format.ts',
  'orders/refunds/late/schema.ts',
  'orders/refunds/helpers.ts',
  'Orders/schema.ts',
  'stray.ts',
])('featureFileProblems reports %s', async (file) => {
  expect(await problemsOf(file)).toEqual([expect.stringContaining(`src/features/${file}: not one of`)]);
});
