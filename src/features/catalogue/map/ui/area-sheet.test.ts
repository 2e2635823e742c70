import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { areas } from '@/shared/diving/areas';
import { areaShapes } from './area-shapes';
import { AreaSheet } from './area-sheet';
import { onSheet, phoneView, wideView } from './bali-sheet';

const position = { latitude: -8.795, longitude: 115.527 };
const shown = areas.map((area) => ({
  area,
  name: area === 'nusa_lembongan' ? 'ヌサレンボンガン' : area,
  positions: area === 'sanur' ? [] : [position],
  href: area === 'sanur' ? undefined : `#map-${area}`,
}));
const html = renderToStaticMarkup(createElement(AreaSheet, { label: 'Areas', areas: shown, first: 'amed' }));

test('AreaSheet links the name of every area that has sites, with their number', () => {
  for (const area of areas.filter((name) => name !== 'sanur')) {
    expect(html).toContain(`<a href="#map-${area}" data-area="${area}"`);
    expect(html).toContain(areaShapes[area].path);
  }
  expect(html).toContain('<span>sanur</span>');
  expect(html).not.toContain(areaShapes.sanur.path);
  expect(html.match(/<span aria-hidden="true">1<\/span>/g)).toHaveLength(areas.length - 1);
});

test('AreaSheet marks the first area as chosen and allows a break within a long Japanese name', () => {
  expect(html).toContain('<a href="#map-amed" data-area="amed" data-chosen="">');
  expect(html.match(/data-chosen/g)).toHaveLength(2);
  expect(html).toContain('ヌサ<wbr/>レンボンガン');
});

test.each(areas)('the name of %s lies on the sheet in both sizes', (area) => {
  const { wide, phone } = areaShapes[area];
  for (const [{ at }, view] of [[wide, wideView] as const, [phone, phoneView] as const]) {
    expect(at[0]).toBeGreaterThan(view.left);
    expect(at[0]).toBeLessThan(view.left + view.width);
    expect(at[1]).toBeGreaterThan(view.top);
    expect(at[1]).toBeLessThan(view.top + view.height);
  }
});

test('the areas contain their sites', () => {
  const { x, y } = onSheet(position);
  const numbers = areaShapes.nusa_penida.path.match(/[\d.]+/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  expect(x).toBeGreaterThan(Math.min(...xs));
  expect(x).toBeLessThan(Math.max(...xs));
  expect(y).toBeGreaterThan(Math.min(...ys));
  expect(y).toBeLessThan(Math.max(...ys));
});
