import { MOTIFS } from '@/server/pictures/art/motifs.mjs';
import { mix, palette } from './colour';
import { tenth } from './path';
import { isFlat, isShared, recolourable } from './recolour';

export type Colours = readonly (string | undefined)[];
export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Direction = readonly [x1: number, y1: number, x2: number, y2: number];

export type Copy = {
  x: number;
  y: number;
  width: number;
  /** The point of the motif that lies on x and y; its centre unless given. */
  anchor?: 'foot';
  flip?: boolean | undefined;
  /** Degrees. */
  turn?: number;
  colours?: Colours | undefined;
  /** The share of `water` in its colours. */
  fade?: number | undefined;
  water?: string;
  /** Draws a silhouette in this colour. */
  mono?: string | undefined;
  opacity?: number;
};

const DOWN: Direction = [0, 0, 0, 1];
export const RIGHT: Direction = [0, 0, 1, 0];
export const LEFT: Direction = [1, 0, 0, 0];

const SIZE = { width: 1600, height: 900 };
const DEGREES = 57.29578;

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const thousandth = (value: number): string => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');

/** Places a motif in as few characters as possible. */
function transform({ x, y, width, anchor, flip, turn = 0 }: Copy, motif: { w: number; h: number }): string {
  const scale = width / motif.w;
  const sx = Math.round((flip ? -scale : scale) * 1000) / 1000;
  const sy = Math.round(scale * 1000) / 1000;
  const left = Number(tenth(-motif.w / 2));
  const up = Number(tenth(anchor === 'foot' ? -motif.h : -motif.h / 2));
  const [atX, atY, degrees] = [Number(tenth(x)), Number(tenth(y)), Number(tenth(turn))];
  if (!degrees) {
    const both = sx === sy ? thousandth(sx) : `${thousandth(sx)} ${thousandth(sy)}`;
    return `translate(${tenth(atX + sx * left)} ${tenth(atY + sy * up)})scale(${both})`;
  }
  const cos = Math.cos(degrees / DEGREES);
  const sin = Math.sin(degrees / DEGREES);
  const matrix = [cos * sx, sin * sx, -sin * sy, cos * sy].map(thousandth);
  const moved = [atX + cos * sx * left - sin * sy * up, atY + sin * sx * left + cos * sy * up].map(tenth);
  return `matrix(${[...matrix, ...moved].join(' ')})`;
}

function coloursOf(own: readonly string[], { colours, mono, fade, water = palette.ocean }: Copy): string[] {
  if (mono) {
    const tones = [mono, mix(mono, '#ffffff', 0.09), mix(mono, palette.ink, 0.35)];
    return own.map((_, i) => tones[i] ?? mono);
  }
  const chosen = own.map((colour, i) => colours?.[i] || colour);
  return fade ? chosen.map((colour) => mix(colour, water, fade)) : chosen;
}

/** Collects the definitions and layers of one picture. */
export class Stage {
  private definitions = '';
  private body = '';
  private count = 0;
  private readonly defined = new Map<string, string>();

  /** The prefix keeps ids unique when several pictures share a page. */
  constructor(private readonly prefix: string) {}

  add(...layers: string[]): void {
    this.body += layers.join('');
  }

  /** Returns the id of a definition, which is written on first use. */
  private define(key: string, tag: (id: string) => string): string {
    const existing = this.defined.get(key);
    if (existing) return existing;
    const id = `${this.prefix}${(this.count++).toString(36)}`;
    this.definitions += tag(id);
    this.defined.set(key, id);
    return id;
  }

  linear(stops: readonly Stop[], direction: Direction = DOWN, inUserSpace = false): string {
    const [x1, y1, x2, y2] = direction;
    const units = inUserSpace ? ' gradientUnits="userSpaceOnUse"' : '';
    const ends = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}`;
    const tag = (id: string) => `<linearGradient id="${id}" ${ends}>${stopTags(stops)}</linearGradient>`;
    return `url(#${this.define(`linear ${ends} ${JSON.stringify(stops)}`, tag)})`;
  }

  radial(stops: readonly Stop[]): string {
    const tag = (id: string) => `<radialGradient id="${id}">${stopTags(stops)}</radialGradient>`;
    return `url(#${this.define(`radial ${JSON.stringify(stops)}`, tag)})`;
  }

  /** Makes a layer look like a sheet of cut paper. */
  shadow(dy = -4, blur = 12, opacity = 0.35): string {
    const drop = `<feDropShadow dx="0" dy="${dy}" stdDeviation="${blur}" flood-color="${palette.ink}" flood-opacity="${opacity}"/>`;
    const tag = (id: string) => `<filter id="${id}" x="-10%" y="-20%" width="120%" height="140%">${drop}</filter>`;
    return `url(#${this.define(`shadow ${dy} ${blur} ${opacity}`, tag)})`;
  }

  copy(name: string, options: Copy): string {
    const motif = MOTIFS[name];
    if (!motif) throw new Error(`no motif ${name}`);
    const colours = coloursOf(motif.c, options);
    const isSilhouette = options.mono !== undefined;
    const shared = isShared(name, isSilhouette);
    const flat = shared && isFlat(name, isSilhouette);
    const filled = () => motif.b.replace(/\{([1-5])\}/g, (_, number) => colours[number - 1] ?? colours[0] ?? '');
    const body = () => (shared ? recolourable(motif.b, flat) : filled());
    const key = `motif ${name} ${shared ? (flat ? 'flat' : 'shared') : colours.join('')}`;
    const id = this.define(key, (one) => body().replace('<g', `<g id="${one}"`));
    const [main = '', second = ''] = colours;
    const inherited = flat ? ` color="${options.mono}"` : ` color="${main}" fill="${second}" stroke="${second}"`;
    const paint = shared ? inherited : '';
    const opacity = options.opacity === undefined ? '' : ` opacity="${options.opacity}"`;
    return `<use href="#${id}"${paint} transform="${transform(options, motif)}"${opacity}/>`;
  }

  toString(): string {
    const { width, height } = SIZE;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${this.definitions}</defs>${this.body}</svg>`;
  }
}
