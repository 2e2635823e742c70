import { type MeasuredPages, measureMemory } from './from-memory';
import { goal } from './goal';
import { cells, milliseconds, rangeOf } from './table';

const TIMES_NEXT = 10;
const OF_NODE = 0.5;
const CROWD = 50;
const P99_MS = 15;

const titles = {
  node: 'Node, the same bytes',
  bare: 'a page of a bare Next',
  next: 'this page, by Next',
  memory: 'this page, from memory',
};

/** Prints the rates of a page from memory, Node, a bare Next and our Next, with the ratios of three rounds. */
export async function printPages(
  page: URL,
  bareSite: string | null,
): Promise<{ found: MeasuredPages[]; refused: number }> {
  console.log('\nPages from memory: the page of all trips, in Brotli, median of three rounds\n');
  console.log(cells('', ['a second', '99 %']));
  const found = await measureMemory(page, bareSite ? new URL(bareSite) : undefined);
  let refused = 0;
  for (const { connections, rates, timesNext, ofNode } of found) {
    console.log(`  ${connections} connections`);
    for (const [name, title] of Object.entries(titles)) {
      const rate = rates[name as keyof typeof titles];
      if (!rate) continue;
      console.log(cells(`  ${title}`, [rate.perSecond.toFixed(0), milliseconds(rate.p99)]));
      refused += rate.refused;
    }
    const p99 = rates.memory?.p99 ?? Number.POSITIVE_INFINITY;
    console.log(`  times Next ${rangeOf(timesNext, 0)} ${goal(timesNext, TIMES_NEXT)}`);
    console.log(`  of Node ${rangeOf(ofNode)} ${goal(ofNode, OF_NODE)}`);
    if (connections === CROWD)
      console.log(
        `  99 % within ${milliseconds(p99)} (goal ${P99_MS} ms: ${p99 < P99_MS ? 'reached' : 'not reached'})`,
      );
  }
  return { found, refused };
}
