import { expect, test } from 'vitest';
import { translator } from '@/i18n/translate';
import { typeset } from '@/i18n/typography/typeset';
import { locales } from '@/shared/locale/locales';
import { defaultShop } from '@/shared/shop/sections';
import { metadataIn } from './page-metadata';

test('metadataIn removes line-break characters from title, description and shared picture', () => {
  const page = { lng: 'ja', path: '/gopro', title: 'ダイブマスター4週間', description: '水深5〜18m、12 kg' } as const;
  const set = metadataIn(defaultShop, { ...page, title: typeset(page.title), description: typeset(page.description) });
  expect(set).toEqual(metadataIn(defaultShop, page));
});

test('metadataIn links no hidden language', () => {
  const shop = { ...defaultShop, languages: { hidden: ['de' as const] } };
  const page = { lng: 'en', path: '/trips', title: 'Trips', description: 'Trips' } as const;
  expect(Object.keys(metadataIn(shop, page).alternates?.languages ?? {})).toEqual([
    'en',
    'id',
    'ja',
    'zh',
    'x-default',
  ]);
});

test.each(locales)('the description in %s names the shop as in its settings', async (lng) => {
  const shop = 'Ombak Divers';
  const t = { blog: await translator(lng, 'blog'), contact: await translator(lng, 'contact') };
  const catalogue = await translator(lng, 'catalogue');
  const descriptions = [
    t.blog('metaDescription', { shop }),
    t.contact('contact.metaDescription', { shop }),
    t.contact('inquiry.metaDescription', { shop }),
    catalogue('faq.metaDescription', { shop }),
    catalogue('facilities.metaDescription', { shop }),
    catalogue('items.metaDescription', { shop, programme: 'Divemaster' }),
  ];
  expect(descriptions.filter((description) => description.includes('Segara'))).toEqual([]);
  expect(descriptions.filter((description) => !description.includes(shop))).toEqual([]);
});
