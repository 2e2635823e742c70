import { MOTIFS } from '../../src/server/pictures/art/motifs.mjs';

type Put = { x: number; y: number; width: number; colours?: readonly string[] };

/** Places and recolours a drawing of the library. */
export function motif(name: string, { x, y, width, colours = [] }: Put): string {
  const drawn = MOTIFS[name];
  if (!drawn) throw new Error(`no motif ${name}`);
  const paint = (_: string, number: string) => colours[Number(number) - 1] ?? drawn.c[Number(number) - 1] ?? 'none';
  return `<g transform="translate(${x} ${y}) scale(${width / drawn.w})">${drawn.b.replace(/\{(\d)\}/g, paint)}</g>`;
}

/** Height at a width of 1. */
export function slenderness(name: string): number {
  const drawn = MOTIFS[name];
  if (!drawn) throw new Error(`no motif ${name}`);
  return drawn.h / drawn.w;
}
