/*
 * Import rules, numbered as in ARCHITECTURE.md.
 * Each rule has a deliberate violation in scripts/checks/dependency-rules.test.ts.
 */

const tests = '\\.test\\.tsx?$|^src/test/';
/**
 * Matches part of a feature, of a noun inside one (`orders/refunds/schema.ts`), or of its staff side
 * (`catalogue/faqs/admin/data.ts`).
 */
const noun = '(?!ui/|domain/|queries/|commands/|data/)[^/]+/';
const inFeatures = (features, part) =>
  ['', noun, noun + noun].map((nouns) => `^src/features/${features}/${nouns}${part}`);
const pureParts = inFeatures('[^/]+', '((schema|policy)\\.ts$|domain/)');
const actingParts = inFeatures('[^/]+', '(queries|commands)/');
const servingParts = inFeatures('[^/]+', '((data|router|rest|csv|jobs|mails)\\.ts$|data/)');
const dataParts = inFeatures('[^/]+', 'data(\\.ts$|/)');
const uiParts = inFeatures('[^/]+', 'ui/');
/** Shared by every form that collects diver details, in any feature. */
const diverFieldInput = '^src/features/booking/divers/ui/diver-field-input\\.tsx$';
/** Split off from orders: they work on its rows and render an order with its components. */
const aroundOrders = '(order-desk|order-pages|counter|invoices|ready|travellers)';
const ofOrders = [
  '^src/features/orders/(data|ui)/',
  `^src/features/${aroundOrders}/ui/`,
  `^src/features/${aroundOrders}/[^/]+/ui/`,
];
const reactClient = '^src/trpc/(react|query-client|light)\\.tsx?$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Lists everything of `src` that a layer may import besides its own files and neighbours. */
const layer = (name, from, allowed) =>
  forbid(
    `1-${name}-imports-downwards`,
    `${name} may import only ${allowed.join(' ').replace(/\\|\$/g, '')} of src`,
    { path: from, pathNot: tests },
    { path: '^src/', pathNot: [from, tests, ...allowed.map((folder) => `^src/${folder}`)] },
  );

module.exports = {
  forbidden: [
    layer('app', '^src/app/', [
      'trpc/',
      'wiring/',
      'features/',
      'server/',
      'ui/',
      'i18n/',
      'shop/',
      'config/',
      'shared/',
      'env\\.ts$',
    ]),
    layer('trpc', '^src/trpc/', ['wiring/', 'server/', 'i18n/', 'config/', 'shared/', 'env\\.ts$']),
    layer('wiring', '^src/wiring/', ['features/', 'server/', 'i18n/', 'config/', 'shared/', 'env\\.ts$']),
    layer('features', '^src/features/', [
      'trpc/(react|light)\\.tsx?$',
      'server/',
      'ui/',
      'i18n/',
      'shop/',
      'config/',
      'shared/',
      'env\\.ts$',
    ]),
    layer('shop', '^src/shop/', ['server/', 'shared/']),
    layer('server', '^src/server/', ['i18n/', 'config/', 'shared/', 'env\\.ts$']),
    layer('ui', '^src/ui/', ['i18n/', 'config/', 'shared/']),
    layer('i18n', '^src/i18n/', ['config/', 'shared/']),
    layer('config', '^src/config/', ['shared/']),
    layer('env', '^src/env\\.ts$', ['config/', 'shared/']),
    forbid(
      '1-proxy-only-routes',
      'The proxy handles addresses and headers; procedures and policies decide permissions',
      { path: '^src/proxy\\.ts$' },
      { path: '^src/(app|trpc|wiring|features)/' },
    ),
    forbid(
      '1-the-browser-knows-the-router-as-a-type',
      "The browser's tRPC client imports `type AppRouter` (not counted) and nothing else from the server",
      { path: reactClient },
      { path: '^src/', pathNot: [reactClient, '^src/(config|shared|i18n)/'] },
    ),
    forbid(
      '1-public-pages-load-the-public-routers',
      'A public page reads through trpc/public, which loads public routers only; pages behind a guard load every router',
      { path: '^src/app/\\[lng\\]/\\(site\\)/', pathNot: [tests, '^src/app/\\[lng\\]/\\(site\\)/(admin|user)/'] },
      { path: '^src/wiring/trpc-root\\.ts$', reachable: true },
    ),
    forbid(
      '1-shared-is-pure',
      'shared does no I/O and imports only zod and the phone numbering plans',
      { path: '^src/shared/', pathNot: tests },
      { pathNot: ['^src/(config|shared)/', '^public/locales/', '(^|/)node_modules/(zod|libphonenumber-js)/'] },
    ),
    forbid(
      '2-across-features-only-the-open-part',
      "Another feature's schema, policy, domain, queries, commands and diver field input may be imported; its data, router, rest, csv, jobs, mails and other ui may not",
      { path: '^src/features/([^/]+)/', pathNot: [tests, `^src/features/${aroundOrders}/`] },
      {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', ...pureParts, ...actingParts, diverFieldInput],
      },
    ),
    forbid(
      '2-around-orders-also-its-rows-and-its-looks',
      "Features around orders may also use the rows and ui of orders, and each other's ui",
      { path: `^src/features/${aroundOrders}/`, pathNot: tests },
      {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', ...pureParts, ...actingParts, diverFieldInput, ...ofOrders],
      },
    ),
    forbid(
      '2-no-cycles',
      'Merge two modules that need each other',
      { path: '^(src|scripts|rigs|tools|prisma|demo)/' },
      { circular: true },
    ),
    forbid(
      '2-no-barrel-files',
      'Import from the defining module',
      { path: '^src/' },
      { path: '(^|/)index\\.tsx?$', pathNot: 'node_modules' },
    ),
    forbid(
      '2-no-re-exports',
      'Import from the defining module',
      { path: '^src/' },
      { path: '^src/', dependencyTypes: ['export'] },
    ),
    forbid(
      '3-schema-domain-policy-are-pure',
      'schema, domain and policy run anywhere, so they import only each other, shared and zod',
      { path: pureParts, pathNot: tests },
      { pathNot: [...pureParts, '^src/(config|shared)/', '(^|/)node_modules/zod/'] },
    ),
    forbid(
      '4-prisma-stays-in-data-and-server',
      'Only data.ts and server/ use the Prisma client and its types',
      { path: '^src/', pathNot: [tests, '^src/server/', ...dataParts] },
      { path: ['^src/server/generated/', '(^|/)node_modules/(@prisma|prisma)/'] },
    ),
    forbid(
      '5-ui-reads-no-server-code',
      'ui calls tRPC; it never imports commands, queries, data or the server',
      { path: [...uiParts, '^src/ui/'], pathNot: tests },
      { path: ['^src/server/', ...actingParts, ...servingParts] },
    ),
    forbid(
      '6-mails-answer-to-jobs',
      'A mail is a job queued in its transaction; only that job composes it, through the wiring',
      { path: '^src/', pathNot: [tests, '^src/wiring/'] },
      { path: inFeatures('[^/]+', 'mails\\.ts$') },
    ),
    forbid(
      '7-routes-go-through-the-wiring',
      'A page reads through the server caller and an API route through the wiring, so guards and output schemas cover both',
      { path: '^src/app/', pathNot: tests },
      { path: ['^src/server/database/db\\.ts$', ...actingParts, ...servingParts] },
    ),
    forbid(
      'src-stands-alone',
      'Scripts, seeds and browser tests know the product, not the other way round',
      { path: '^src/', pathNot: tests },
      { path: '^(scripts|rigs|tools|prisma|demo|e2e)/' },
    ),
    forbid(
      'tests-stay-outside',
      'The product never imports its tests',
      { path: '^src/', pathNot: tests },
      { path: tests },
    ),
    forbid(
      'imports-resolve',
      'An import that is not found is not checked',
      { path: '^src/' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: ['node_modules', '^src/server/generated/'] },
    exclude: { path: ['^\\.next/', '\\.css$'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
