import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { clean, fixed, imports, type Tree } from './clean-tree';
import { dependencyRuleProblems as problemsOfRules } from './dependency-rules';
import { asPattern } from './source';
import { withTree } from './tree';

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: { name: string }[] };
const dependencyRuleProblems = (root: string) => problemsOfRules(root, { features: {}, modules: {} });

const ruleOf = (problem: string) => problem.split(':')[0] ?? '';
type Broken = { rule: string; file: string; text: string; to: string };

const breaking = (rule: string, file: string, source: string, to: string): Broken => ({
  rule,
  file,
  text: imports(source),
  to,
});

/** One violation of each rule: the importing file and its import. */
const broken: Broken[] = [
  breaking('1-app-imports-downwards', 'src/app/a.ts', '../proxy', 'src/proxy.ts'),
  breaking('1-trpc-imports-downwards', 'src/trpc/a.ts', '../features/orders/schema', 'src/features/orders/schema.ts'),
  breaking('1-wiring-imports-downwards', 'src/wiring/a.ts', '../trpc/server', 'src/trpc/server.ts'),
  breaking('1-features-imports-downwards', 'src/features/orders/queries/a.ts', '@/trpc/server', 'src/trpc/server.ts'),
  breaking(
    '1-server-imports-downwards',
    'src/server/a.ts',
    '@/features/orders/schema',
    'src/features/orders/schema.ts',
  ),
  breaking('1-ui-imports-downwards', 'src/ui/a.tsx', '@/features/orders/schema', 'src/features/orders/schema.ts'),
  breaking('1-shop-imports-downwards', 'src/shop/a.ts', '../ui/button', 'src/ui/button.tsx'),
  breaking('1-i18n-imports-downwards', 'src/i18n/a.ts', '../ui/button', 'src/ui/button.tsx'),
  breaking('1-shared-is-pure', 'src/shared/a.ts', '../i18n/client', 'src/i18n/client.ts'),
  breaking('1-config-imports-downwards', 'src/config/a.ts', '../i18n/client', 'src/i18n/client.ts'),
  breaking('1-env-imports-downwards', 'src/env.ts', './server/clock', 'src/server/clock.ts'),
  breaking('1-proxy-only-routes', 'src/proxy.ts', './features/orders/policy', 'src/features/orders/policy.ts'),
  {
    rule: '1-the-browser-knows-the-router-as-a-type',
    file: 'src/trpc/react.tsx',
    text: "import { type AppRouter, appRouter } from '../wiring/trpc-root';",
    to: 'src/wiring/trpc-root.ts',
  },
  breaking(
    '1-public-pages-load-the-public-routers',
    'src/app/[lng]/(site)/about/page.tsx',
    '@/trpc/server',
    'src/wiring/trpc-root.ts',
  ),
  breaking('1-shared-is-pure', 'src/shared/b.ts', 'node:fs', 'fs'),
  breaking(
    '2-across-features-only-the-open-part',
    'src/features/orders/commands/b.ts',
    '../../places/data',
    'src/features/places/data.ts',
  ),
  breaking(
    '2-across-features-only-the-open-part',
    'src/features/orders/refunds/router.ts',
    '../../places/router',
    'src/features/places/router.ts',
  ),
  breaking(
    '2-across-features-only-the-open-part',
    'src/features/orders/ui/b.tsx',
    '../../places/ui/map',
    'src/features/places/ui/map.tsx',
  ),
  breaking(
    '2-across-features-only-the-open-part',
    'src/features/orders/ui/h.tsx',
    '@/features/booking/divers/ui/use-diver-options',
    'src/features/booking/divers/ui/use-diver-options.ts',
  ),
  breaking(
    '2-across-features-only-the-open-part',
    'src/features/boats/queries/b.ts',
    '../../counter/data/sales',
    'src/features/counter/data/sales.ts',
  ),
  breaking(
    '2-around-orders-also-its-rows-and-its-looks',
    'src/features/counter/queries/a.ts',
    '../../places/data',
    'src/features/places/data.ts',
  ),
  breaking(
    '2-around-orders-also-its-rows-and-its-looks',
    'src/features/order-desk/queries/a.ts',
    '../../counter/data/sales',
    'src/features/counter/data/sales.ts',
  ),
  breaking('2-no-cycles', 'src/ui/cycle-back.ts', './cycle', 'src/ui/cycle.ts'),
  breaking('2-no-barrel-files', 'src/ui/c.ts', './index', 'src/ui/index.ts'),
  {
    rule: '2-no-re-exports',
    file: 'src/ui/d.ts',
    text: "export type { Button } from './button';",
    to: 'src/ui/button.tsx',
  },
  breaking(
    '3-schema-domain-policy-are-pure',
    'src/features/orders/domain/a.ts',
    '../data',
    'src/features/orders/data.ts',
  ),
  breaking('3-schema-domain-policy-are-pure', 'src/features/places/schema.ts', 'superjson', 'superjson'),
  breaking(
    '3-schema-domain-policy-are-pure',
    'src/features/places/policy.ts',
    '@/server/session',
    'src/server/session.ts',
  ),
  {
    rule: '4-prisma-stays-in-data-and-server',
    file: 'src/features/orders/commands/c.ts',
    text: "export type Row = import('../../../server/generated/prisma/client').User;",
    to: 'src/server/generated/prisma/client.ts',
  },
  breaking(
    '5-ui-reads-no-server-code',
    'src/features/orders/ui/e.tsx',
    '../queries/find',
    'src/features/orders/queries/find.ts',
  ),
  breaking('5-ui-reads-no-server-code', 'src/features/orders/ui/f.tsx', '../data', 'src/features/orders/data.ts'),
  breaking(
    '5-ui-reads-no-server-code',
    'src/features/orders/refunds/ui/g.tsx',
    '@/server/session',
    'src/server/session.ts',
  ),
  breaking('6-mails-answer-to-jobs', 'src/features/orders/commands/d.ts', '../mails', 'src/features/orders/mails.ts'),
  {
    rule: '7-routes-go-through-the-wiring',
    file: 'src/app/[lng]/(site)/page.tsx',
    text: "export default async () => <p>{(await import('@/features/orders/queries/find')).find()}</p>;",
    to: 'src/features/orders/queries/find.ts',
  },
  breaking('7-routes-go-through-the-wiring', 'src/app/api/b.ts', '@/server/database/db', 'src/server/database/db.ts'),
  breaking('src-stands-alone', 'src/wiring/e.ts', '../../scripts/worker', 'scripts/worker.ts'),
  breaking('tests-stay-outside', 'src/server/f.ts', '../test/factories', 'src/test/factories.ts'),
  breaking('imports-resolve', 'src/server/g.ts', './nowhere', './nowhere'),
];

const asTree = (list: Broken[]): Tree => Object.fromEntries(list.map(({ file, text }) => [file, text]));

describe('dependency rules', () => {
  let problems: string[] = [];
  beforeAll(async () => {
    const tree = {
      ...fixed,
      ...clean,
      'src/ui/index.ts': '',
      'src/features/counter/data/sales.ts': '',
      'src/ui/cycle.ts': imports('./cycle-back'),
      ...asTree(broken),
    };
    problems = await withTree(tree, dependencyRuleProblems);
  });

  test('allow what the architecture allows', async () => {
    expect(await withTree({ ...fixed, ...clean }, dependencyRuleProblems)).toEqual([]);
  });

  test.each(broken)('report $file under $rule', ({ rule, file, to }) => {
    expect(problems).toContainEqual(
      expect.stringMatching(new RegExp(`^${rule}: ${asPattern(file)} → .*${asPattern(to)}`)),
    );
  });

  test('report each violation under its own rule only', () => {
    expect(problems.map(ruleOf).sort()).toEqual(broken.map(({ rule }) => rule).sort());
  });

  test('each have a violation in this test', () => {
    expect([...new Set(broken.map(({ rule }) => rule))].sort()).toEqual(
      config.forbidden.map(({ name }) => name).sort(),
    );
  });

  test('report features and modules that import each other, in types too', async () => {
    const tree = {
      ...fixed,
      ...clean,
      'src/features/places/domain/sold.ts': "export type Sold = import('../../orders/schema').Order;",
      'src/features/orders/policy.ts': imports('./refunds/schema'),
    };
    expect((await withTree(tree, dependencyRuleProblems)).map(ruleOf)).toEqual([
      '8-features-import-one-way',
      '8-modules-import-one-way',
    ]);
  });

  test('report an unread module', async () => {
    const tree = { ...fixed, 'src/shared/alone.ts': 'export const alone = 1;' };
    expect(await withTree(tree, dependencyRuleProblems)).toEqual(['the dependency rules read no import at all']);
  });
});
