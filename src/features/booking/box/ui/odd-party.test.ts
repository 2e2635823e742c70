import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translator } from '@/i18n/translate';
import type { BoxProps } from './box-props';
import { boxTexts } from './box-texts';
import { OddParty } from './odd-party';

const product = {
  ...{ slug: 'usat-liberty-wreck', title: 'USAT Liberty', duration_days: 1, variants: [] },
  ...{ divers_per_package: 2, allow_half_package: false, max_quantity: 4 },
};

async function written(quantity: string, whatsApp = '+62 812 5550 0142') {
  const texts = boxTexts(await translator('en', 'booking'), product);
  const choice = { variant: '', activity_date: '', activity_time: '', quantity };
  const html = renderToStaticMarkup(
    createElement(OddParty, { lng: 'de', product, choice, texts, whatsApp } as unknown as BoxProps),
  );
  return decodeURIComponent(html);
}

test('one person is addressed in the singular, in the chat too', async () => {
  const html = await written('0.5');
  expect(html).toContain('Travelling alone?');
  expect(html).toContain('I am travelling alone.');
  expect(html).not.toContain('party');
  expect(html).not.toContain('odd number');
});

test('three people count as an odd number', async () => {
  const html = await written('1.5');
  expect(html).toContain('Somebody in your party');
  expect(html).toContain('an odd number of divers');
  expect(html).not.toContain('alone');
});

test('without a chat, the link leads to the inquiry form with the trip and the start of a message', async () => {
  const link = 'href="/de/inquiry-contact?product=usat-liberty-wreck&amp;message=';
  const html = await written('0.5', '');
  expect(html).toContain(link);
  expect(html).toContain('I+am+travelling+alone.');
  expect(html).toContain('USAT+Liberty\nNumber+of+divers:+1"');
  expect(await written('0.5')).not.toContain(link);
});
