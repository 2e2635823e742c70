import { type Html, html } from '../../src/server/mail/html';

type Point = { at: number; value: number };
/** `spans` are the faults; they are shaded. */
export type LineChart = {
  title: string;
  unit: string;
  lines: { name: string; points: Point[] }[];
  seconds: number;
  spans: { from: number; to: number; name: string }[];
};

const [WIDTH, HEIGHT] = [900, 180];
const MINUTE = 60;
const COLOURS = ['#0a7d8c', '#c2571a', '#6b4fa0', '#3f8f3f', '#a33a5e', '#7a6a1f'];

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });
const clock = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, '0')}`;

/** Draws lines over time, scaled from 0 to the highest value, without scripts. */
export function lineChart({ title, unit, lines, seconds, spans }: LineChart): Html {
  const most = Math.max(...lines.flatMap(({ points }) => points.map(({ value }) => value)), 1);
  const x = (at: number) => ((at / seconds) * WIDTH).toFixed(1);
  const y = (value: number) => (HEIGHT - (value / most) * HEIGHT).toFixed(1);
  const shades = spans.map(
    ({ from, to, name }) =>
      html`<rect x="${x(from)}" y="0" width="${x(to - from)}" height="${String(HEIGHT)}" fill="#8884"><title>${name}, ${clock(from)}</title></rect>`,
  );
  const drawn = lines.map(({ points }, index) => {
    const path = points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ');
    return html`<polyline points="${path}" fill="none" stroke="${COLOURS[index % COLOURS.length] ?? ''}" stroke-width="2"></polyline>`;
  });
  const names = lines.map(
    ({ name }, index) => html`<span style="color:${COLOURS[index % COLOURS.length] ?? ''}">■ ${name}</span> `,
  );
  return html`<figure><figcaption><b>${title}</b>, up to ${number(most)} ${unit} in ${clock(seconds)} minutes<br>${names}</figcaption>
<svg viewBox="0 0 ${String(WIDTH)} ${String(HEIGHT)}" role="img" aria-label="${title}" style="width:100%;border-block:1px solid #8888">${shades}${drawn}</svg></figure>`;
}
