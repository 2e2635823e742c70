import { MOTIFS } from '../../src/server/pictures/art/motifs.mjs';

type Put = { x: number; y: number; width: number; colours?: readonly string[] };

/** A drawing of the library, placed and recoloured. */
export function motif(name: string, { x, y, width, colours = [] }: Put): string {
  const drawn = MOTIFS[name];
  if (!drawn) throw new Error(`there is no motif ${name}`);
  const paint = (_: string, number: string) => colours[Number(number) - 1] ?? drawn.c[Number(number) - 1] ?? 'none';
  return `<g transform="translate(${x} ${y}) scale(${width / drawn.w})">${drawn.b.replace(/\{(\d)\}/g, paint)}</g>`;
}

/** Its height for a width of 1. */
export function slenderness(name: string): number {
  const drawn = MOTIFS[name];
  if (!drawn) throw new Error(`there is no motif ${name}`);
  return drawn.h / drawn.w;
}
