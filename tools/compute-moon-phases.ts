import { writeFileSync } from 'node:fs';
import { NextMoonQuarter, SearchMoonQuarter } from 'astronomy-engine';
import { inRoot } from '../scripts/lib/paths';

const target = inRoot('src/features/availability/sea/domain/moon-phase-table.ts');

/** Shortly before a new moon, so every line of the table starts with one. */
const FROM = new Date('2025-12-15T00:00:00Z');
const UNTIL = new Date('2031-01-01T00:00:00Z');
const PHASES = 4;

function moments(): string[] {
  const found: string[] = [];
  for (let next = SearchMoonQuarter(FROM); next.time.date < UNTIL; next = NextMoonQuarter(next))
    found.push(next.time.date.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length));
  return found;
}

/** Renders the principal phases as a module, one lunation per line. */
export function moonPhaseModule(): string {
  const all = moments();
  const lines = Array.from({ length: Math.ceil(all.length / PHASES) }, (_, lunation) =>
    all.slice(lunation * PHASES, (lunation + 1) * PHASES).join(' '),
  );
  return [
    '// Generated with astronomy-engine by `node scripts/run.mjs compute-moon-phases`.',
    '/** In UTC: new moon, first quarter, full moon and last quarter, one lunation per line. */',
    `export const moonPhaseTable = \`\n${lines.join('\n')}\n\`;`,
    '',
  ].join('\n');
}

/** Computes the table; run `node scripts/run.mjs compute-moon-phases` with later years before the table ends. */
export default async function command(): Promise<number> {
  writeFileSync(target, moonPhaseModule());
  return 0;
}
