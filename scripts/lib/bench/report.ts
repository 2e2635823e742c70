import { writeFileSync } from 'node:fs';
import { type Figures, percentile } from '../load';
import { type Chart, chartsPage } from './charts-page';
import type { Measured } from './from-memory';
import type { MeasuredList } from './lists';
import { machine } from './machine';
import type { MeasuredOrders } from './orders';

type Found = {
  calls?: Record<string, Figures>;
  memory?: Measured[] | null;
  orders?: MeasuredOrders[] | null;
  lists?: MeasuredList[];
  refused: number;
  [other: string]: unknown;
};

const timesOf = (title: string, calls: readonly (readonly [string, Figures])[]): Chart[] => [
  { title: `${title}, median`, unit: 'ms', rows: calls.map(([name, { median }]) => ({ name, value: median })) },
  { title: `${title}, 95 %`, unit: 'ms', rows: calls.map(([name, { p95 }]) => ({ name, value: p95 })) },
];

const memoryCharts = ({ connections, node, memory, next }: Measured): Chart => ({
  title: `Page of all trips, ${connections} connections`,
  unit: 'a second',
  rows: [
    { name: 'Node, the same bytes', value: node.perSecond },
    { name: 'Segara, from memory', value: memory.perSecond },
    { name: 'Next, rendered', value: next.perSecond },
  ],
});

const ratioRows = (of: string, ratios: readonly number[]) => [
  { name: `Of ${of}, lowest round`, value: ratios.at(0) ?? 0 },
  { name: `Of ${of}, round in the middle`, value: percentile(ratios, 0.5) },
  { name: `Of ${of}, highest round`, value: ratios.at(-1) ?? 0 },
];

const orderCharts = ({ name, raw, bare, orders, ratios, ofBare }: MeasuredOrders): Chart[] => [
  {
    title: `Orders over ${name}`,
    unit: 'a second',
    rows: [
      { name: 'Raw SQL, the same rows', value: raw.perSecond },
      { name: 'Bare call, one statement', value: bare.perSecond },
      { name: 'Segara, all rules', value: orders.perSecond },
    ],
  },
  {
    title: `Orders over ${name}, as ratios`,
    unit: '×',
    rows: [...ratioRows('raw SQL', ratios), ...ratioRows('the bare call', ofBare)],
  },
];

/** How a run is kept: as the last line of its output, or as a page. */
export type Output = { asJson: boolean; page: string | undefined };

export function report(found: Found, { asJson, page }: Output): void {
  const on = machine();
  if (asJson) console.log(JSON.stringify({ machine: on, ...found }));
  if (page === undefined) return;
  const about = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, Node ${on.node}, ${on.processors} processors (${on.model}). Compare figures of one run: machines differ.`;
  writeFileSync(
    page,
    chartsPage('How fast Segara is', about, [
      ...(found.memory ?? []).map(memoryCharts),
      ...(found.orders ?? []).flatMap(orderCharts),
      ...timesOf('Calls, eight at once', Object.entries(found.calls ?? {})),
      ...timesOf(
        'Lists',
        (found.lists ?? []).map(({ name, figures }) => [name, figures] as const),
      ),
    ]),
  );
  console.log(`\nThe page with charts is ${page}.`);
}
