import { expect, test } from 'vitest';
import { chartsPage } from './charts-page';

test('chartsPage draws a chart as a table with bars in proportion to the largest value', () => {
  const page = chartsPage('Run', '2 processors', [
    {
      title: 'Rates',
      unit: 'a second',
      rows: [
        { name: 'Node', value: 20_000 },
        { name: 'Next', value: 200 },
      ],
    },
    { title: 'Orders', unit: '', rows: [] },
  ]);
  expect(page).toContain('<td>20,000 a second</td><td><i style="width:100.0%"></i></td>');
  expect(page).toContain('<i style="width:1.0%"></i>');
  expect(page).not.toContain('Orders');
});

test('chartsPage escapes names', () => {
  const rows = [{ name: '<b>&', value: 0 }];
  expect(chartsPage('a', 'b', [{ title: 'c', unit: 'ms', rows }])).toContain('&lt;b&gt;&amp;</th><td>0 ms</td>');
});
