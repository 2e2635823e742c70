import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../scripts/lib/paths';

const folder = inRoot('public/art/motifs');
const target = inRoot('src/server/pictures/art/motifs.mjs');

const drawing = /^<svg [^>]*viewBox="0 0 (?<width>\d+) (?<height>\d+)">(?<body>.*)<\/svg>$/s;
const colour = /var\(--c(\d),(#[0-9a-f]+)\)/g;

function motif(file: string) {
  const { width, height, body = '' } = drawing.exec(readFileSync(path.join(folder, file), 'utf8').trim())?.groups ?? {};
  const used = new Map([...body.matchAll(colour)].map(([, number, value]) => [Number(number), value]));
  const colours = [...used].sort(([one], [other]) => one - other).map(([, value]) => value);
  return { w: Number(width), h: Number(height), c: colours, b: body.replace(colour, '{$1}') };
}

/** Renders the drawings of `public/art/motifs` as data for the scene composer. */
export function motifModule(): string {
  const files = readdirSync(folder).sort();
  const motifs = Object.fromEntries(files.map((file) => [path.basename(file, '.svg'), motif(file)]));
  return [
    '// Generated from public/art/motifs by `node scripts/run.mjs draw-motifs`.',
    '/** @type {Record<string, {w:number,h:number,c:string[],b:string}>} */',
    `export const MOTIFS = ${JSON.stringify(motifs)};`,
    '',
  ].join('\n');
}

/** Run `node scripts/run.mjs draw-motifs` when a drawing changes. */
export default async function command(): Promise<number> {
  writeFileSync(target, motifModule());
  return 0;
}
