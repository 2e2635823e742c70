import { writeFileSync } from 'node:fs';
import { type Html, html } from '../../src/server/mail/html';
import { pageOf } from '../bench/charts-page';
import { machine } from '../bench/machine';
import { percentile } from '../lib/load';
import type { Change } from './flat';
import { lineChart } from './line-chart';
import type { FigureName, Sample } from './sample';

export type SoakReport = {
  seconds: number;
  perSecond: number;
  samples: Sample[];
  changes: Change[];
  totals: Record<string, number>;
  findings: string[];
};

const shares = { p50: 0.5, p95: 0.95, p99: 0.99 };

/** Keeps percentiles instead of every single time. */
function summaryOf(sample: Sample) {
  const times = Object.entries(sample.times).map(([subject, values]) => {
    const sorted = values.toSorted((one, other) => one - other);
    const at = Object.entries(shares).map(([name, share]) => [name, percentile(sorted, share)]);
    return [subject, { count: sorted.length, ...Object.fromEntries(at) }] as const;
  });
  return {
    ...sample,
    times: Object.fromEntries(times) as Record<string, Record<keyof typeof shares | 'count', number>>,
  };
}

const rounded = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });

function changesTable(changes: readonly Change[]): Html {
  const rows = changes.map(
    ({ name, unit, first, last, limit, isFlat }) =>
      html`<tr><th scope="row">${name}</th><td>${rounded(first)} ${unit}</td><td>${rounded(last)} ${unit}</td><td>${rounded(limit)} ${unit}</td><td>${isFlat ? 'flat' : 'NOT FLAT'}</td></tr>`,
  );
  return html`<table><caption>The last third beside the first</caption><tr><th></th><td>first</td><td>last</td><td>at most</td><td></td></tr>${rows}</table>`;
}

const listOf = (title: string, lines: readonly string[]): Html =>
  html`<h2>${title}</h2><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;

function chartsOf({ samples, seconds }: SoakReport): Html[] {
  const spans = samples.flatMap(({ at, fault }, index) =>
    fault ? [{ from: samples[index - 1]?.at ?? 0, to: at, name: fault }] : [],
  );
  const summaries = samples.map(summaryOf);
  const chart = (
    title: string,
    unit: string,
    lines: Record<string, (sample: (typeof summaries)[number]) => number | undefined>,
  ) =>
    lineChart({
      title,
      unit,
      seconds,
      spans,
      lines: Object.entries(lines).map(([name, read]) => ({
        name,
        points: summaries.flatMap((sample) => {
          const value = read(sample);
          return value === undefined ? [] : [{ at: sample.at, value }];
        }),
      })),
    });
  const figure = (name: FigureName) => (sample: (typeof summaries)[number]) => sample.figures?.[name];
  const kinds = [...new Set(samples.flatMap(({ errors }) => Object.keys(errors)))].sort();
  const subjects = [...new Set(samples.flatMap(({ times }) => Object.keys(times)))].sort();
  return [
    chart('Memory', 'MB', { 'of the process': figure('memory'), 'of the heap in use': figure('heap') }),
    chart('Handles', '', { 'open files': figure('files'), handles: figure('handles') }),
    chart('Pool', 'connections', { 'in use': figure('poolBusy'), 'statements that wait': figure('poolWaiting') }),
    chart('Jobs', '', {
      waiting: figure('jobsWaiting'),
      dead: figure('jobsDead'),
      'oldest, in seconds': figure('oldestJob'),
    }),
    chart('Requests', 'a second', { answered: ({ perSecond }) => perSecond }),
    chart('Errors', '', Object.fromEntries(kinds.map((kind) => [kind, ({ errors }) => errors[kind] ?? 0]))),
    ...subjects.map((subject) =>
      chart(`Time: ${subject}`, 'ms', {
        median: ({ times }) => times[subject]?.p50,
        '95 %': ({ times }) => times[subject]?.p95,
        '99 %': ({ times }) => times[subject]?.p99,
      }),
    ),
  ];
}

/** Writes the page, and the same figures as JSON next to it. */
export function writeReport(found: SoakReport, page: string): void {
  const on = machine();
  const { findings, totals, perSecond, seconds } = found;
  const about = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, Node ${on.node}, ${on.processors} processors (${on.model}), ${perSecond} requests a second for ${rounded(seconds / 60)} minutes. Something was broken where it is grey.`;
  const counted = Object.entries(totals).map(([name, value]) => `${rounded(value)} ${name}`);
  writeFileSync(
    page,
    pageOf('How Segara holds out', about, [
      listOf('Findings', findings.length > 0 ? findings : ['None']),
      listOf('In all', counted),
      changesTable(found.changes),
      ...chartsOf(found),
    ]),
  );
  const data = page.replace(/(\.html)?$/, '.json');
  writeFileSync(data, JSON.stringify({ machine: on, ...found, samples: found.samples.map(summaryOf) }));
  console.log(`\nCharts: ${page}. Figures: ${data}.`);
}
