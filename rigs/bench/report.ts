import { writeFileSync } from 'node:fs';
import { type Figures, percentile } from '../lib/load';
import { type Chart, chartsPage } from './charts-page';
import type { MeasuredPages } from './from-memory';
import type { MeasuredList } from './lists';
import { machine } from './machine';
import type { OneOrder } from './one-order';
import type { MeasuredOrders } from './orders';

type Found = {
  calls?: Record<string, Figures>;
  memory?: MeasuredPages[] | null;
  oneOrder?: OneOrder | null;
  orders?: MeasuredOrders[] | null;
  lists?: MeasuredList[];
  refused: number;
  [other: string]: unknown;
};

const MOST_OF_TEXT = 60;

const timesOf = (title: string, calls: readonly (readonly [string, Figures])[]): Chart[] => [
  { title: `${title}, median`, unit: 'ms', rows: calls.map(([name, { median }]) => ({ name, value: median })) },
  { title: `${title}, 95 %`, unit: 'ms', rows: calls.map(([name, { p95 }]) => ({ name, value: p95 })) },
];

const ratioRows = (of: string, ratios: readonly number[]) => [
  { name: `Of ${of}, lowest round`, value: ratios.at(0) ?? 0 },
  { name: `Of ${of}, round in the middle`, value: percentile(ratios, 0.5) },
  { name: `Of ${of}, highest round`, value: ratios.at(-1) ?? 0 },
];

const pageCharts = ({ connections, rates, timesNext, ofNode }: MeasuredPages): Chart[] => [
  {
    title: `Page of all trips, ${connections} connections`,
    unit: 'a second',
    rows: [
      { name: 'Node, the same bytes', value: rates.node?.perSecond ?? 0 },
      ...(rates.bare ? [{ name: 'Bare Next, a page of its own', value: rates.bare.perSecond }] : []),
      { name: 'Segara, rendered by Next', value: rates.next?.perSecond ?? 0 },
      { name: 'Segara, from memory', value: rates.memory?.perSecond ?? 0 },
    ],
  },
  { title: `Times Next, ${connections} connections`, unit: '×', rows: ratioRows('Next', timesNext) },
  { title: `Of Node, ${connections} connections`, unit: '×', rows: ratioRows('Node', ofNode) },
];

const oneOrderChart = ({ answered, inDatabase, dayLocked, statements }: OneOrder): Chart => ({
  title: 'One order at a time',
  unit: 'ms',
  rows: [
    { name: 'Until the answer', value: answered },
    { name: 'In the database', value: inDatabase },
    { name: 'Its day is locked', value: dayLocked },
    ...statements.map(({ text, planned, ran }) => ({ name: text.slice(0, MOST_OF_TEXT), value: planned + ran })),
  ],
});

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

/** Prints the run as the last line of output, writes it as a page, or both. */
export type Output = { asJson: boolean; page: string | undefined };

export function report(found: Found, { asJson, page }: Output): void {
  const on = machine();
  if (asJson) console.log(JSON.stringify({ machine: on, ...found }));
  if (page === undefined) return;
  const about = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${on.commit}, Node ${on.node}, PostgreSQL ${on.postgresql}, ${on.processors} processors (${on.model}), ${on.memoryGb} GB. Compare figures of one run: machines differ.`;
  writeFileSync(
    page,
    chartsPage('How fast Segara is', about, [
      ...(found.memory ?? []).flatMap(pageCharts),
      ...(found.oneOrder ? [oneOrderChart(found.oneOrder)] : []),
      ...(found.orders ?? []).flatMap(orderCharts),
      ...timesOf('Calls, eight at a time', Object.entries(found.calls ?? {})),
      ...timesOf(
        'Lists',
        (found.lists ?? []).map(({ name, figures }) => [name, figures] as const),
      ),
    ]),
  );
  console.log(`\nThe page with charts is ${page}.`);
}
