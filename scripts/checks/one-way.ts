import type { IModule } from 'dependency-cruiser';

/** A feature's own layers and files form one module, its kernel; any other folder is a module. */
const layers = ['ui', 'domain', 'queries', 'commands', 'data'];
/** Excluded, because they only list parts for the wiring. */
const lists = /\/(router|rest|jobs|mails)\.tsx?$/;
const tests = /\.test\.tsx?$/;

type Home = { feature: string; module: string };

function homeOf(file: string): Home | null {
  const [src, features, feature, first = '', second] = file.split('/');
  if (src !== 'src' || features !== 'features' || !feature || lists.test(file) || tests.test(file)) return null;
  const noun = second === undefined || layers.includes(first) ? '' : first;
  return { feature, module: `${feature}/${noun}` };
}

export type Pairs = { features: Readonly<Record<string, string>>; modules: Readonly<Record<string, string>> };

/** Pairs that import each other, with the reason; these lists may only shrink. */
export const allowedPairs: Pairs = {
  features: {
    'accounts ⇄ orders':
      'The list of customers shows what they spent and searches the phones of their divers; an order reads the phone of a guest.',
    'availability ⇄ catalogue':
      'Days are sold of products; the cards of products show their free days, and a new size of a product is written to its days.',
    'crew ⇄ outings':
      'Seats are counted from who works; whoever changes the roster recounts them in the same transaction.',
    'crew ⇄ pay': 'Pay is computed from the work of the crew; a crew member with unpaid work cannot be removed.',
    'fleet ⇄ outings':
      'Seats are counted from the boats; whoever changes a boat recounts them in the same transaction.',
  },
  modules: {
    'order-desk/ ⇄ order-desk/approvals':
      'A refund above the limit is stored as an approval, which runs the same command once it is given.',
    'order-desk/approvals ⇄ order-desk/editing':
      'A change of an order that pays money back waits for an approval, too.',
    'payments/cash ⇄ payments/till': 'A closed day counts its till, and no entry is written into a day that is closed.',
  },
};

type Example = { from: string; to: string };

function pairsIn(edges: Map<string, Example>): Map<string, [Example, Example]> {
  const pairs = new Map<string, [Example, Example]>();
  for (const [key, there] of edges) {
    const [from = '', to = ''] = key.split(' ');
    const back = edges.get(`${to} ${from}`);
    if (back && from < to) pairs.set(`${from} ⇄ ${to}`, [there, back]);
  }
  return pairs;
}

function problemsOf(rule: string, edges: Map<string, Example>, allowed: Readonly<Record<string, string>>): string[] {
  const pairs = pairsIn(edges);
  return [
    ...[...pairs]
      .filter(([pair]) => !Object.hasOwn(allowed, pair))
      .map(([pair, both]) => `${rule}: ${pair} (${both.map(({ from, to }) => `${from} → ${to}`).join(', ')})`),
    ...Object.keys(allowed)
      .filter((pair) => !pairs.has(pair))
      .map((pair) => `${rule}: ${pair} is in the list of scripts/checks/one-way.ts, but they do not import each other`),
  ];
}

/** Reports two features, or two modules of one feature, that import each other; types count. */
export function mutualImportProblems(modules: readonly IModule[], allowed: Pairs): string[] {
  const features = new Map<string, Example>();
  const nouns = new Map<string, Example>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [homeOf(source), homeOf(resolved)];
      if (!from || !to) continue;
      const example = { from: source, to: resolved };
      if (from.feature !== to.feature) features.set(`${from.feature} ${to.feature}`, example);
      else if (from.module !== to.module) nouns.set(`${from.module} ${to.module}`, example);
    }
  return [
    ...problemsOf('8-features-import-one-way', features, allowed.features),
    ...problemsOf('8-modules-import-one-way', nouns, allowed.modules),
  ];
}
