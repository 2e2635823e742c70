import { expect, test } from 'vitest';
import { typeset } from '@/i18n/typography/typeset';
import { usualShop } from '@/shared/shop/sections';
import { metadataIn } from './page-metadata';

test('metadataIn leaves line-break characters out of title, description and shared picture', () => {
  const page = { lng: 'ja', path: '/gopro', title: 'ダイブマスター4週間', description: '水深5〜18m、12 kg' } as const;
  const set = metadataIn(usualShop, { ...page, title: typeset(page.title), description: typeset(page.description) });
  expect(set).toEqual(metadataIn(usualShop, page));
});

test('metadataIn links no language that the shop hides', () => {
  const shop = { ...usualShop, languages: { hidden: ['de' as const] } };
  const page = { lng: 'en', path: '/trips', title: 'Trips', description: 'Trips' } as const;
  expect(Object.keys(metadataIn(shop, page).alternates?.languages ?? {})).toEqual([
    'en',
    'id',
    'ja',
    'zh',
    'x-default',
  ]);
});
