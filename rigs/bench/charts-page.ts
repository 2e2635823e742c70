import { Html, html } from '../../src/server/mail/html';

export type Chart = { title: string; unit: string; rows: { name: string; value: number }[] };

const FULL = 100;
const style = new Html(`
  :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { width: 100%; margin: 2rem 0; border-collapse: collapse; }
  caption { text-align: start; font-weight: 700; }
  th { width: 22rem; text-align: start; font-weight: 400; }
  td { font-variant-numeric: tabular-nums; white-space: nowrap; }
  td:first-of-type { width: 9rem; padding-inline-end: 1rem; text-align: end; }
  i { display: block; min-width: 1px; height: 0.9em; background: #0a7d8c; }`);

const digits = (value: number): number => (Math.abs(value) < 1 ? 3 : Math.abs(value) < FULL ? 1 : 0);

function table({ title, unit, rows }: Chart): Html {
  const most = Math.max(...rows.map(({ value }) => value), Number.MIN_VALUE);
  const lines = rows.map(({ name, value }) => {
    const number = value.toLocaleString('en', { maximumFractionDigits: digits(value) });
    const width = ((Math.max(0, value) / most) * FULL).toFixed(1);
    return html`<tr><th scope="row">${name}</th><td>${number} ${unit}</td><td><i style="width:${width}%"></i></td></tr>`;
  });
  return html`<table><caption>${title}</caption>${lines}</table>`;
}

/** Renders a page without scripts. */
export const pageOf = (title: string, about: string, sections: readonly Html[]): string =>
  html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style>
<h1>${title}</h1>
<p>${about}</p>
${sections}
</html>
`.text;

/** Draws each chart as a table with bars. */
export const chartsPage = (title: string, about: string, charts: readonly Chart[]): string =>
  pageOf(title, about, charts.filter(({ rows }) => rows.length > 0).map(table));
