import { expect, test } from 'vitest';
import { noBreakUnits } from '@/i18n/typography/units';
import { pageMetadata } from './page-metadata';

test('pageMetadata leaves line-break characters out of title, description and shared picture', () => {
  const page = { lng: 'ja', path: '/gopro', title: 'ダイブマスター4週間', description: '水深5〜18m、12 kg' } as const;
  const set = pageMetadata({ ...page, ...noBreakUnits({ title: page.title, description: page.description }) });
  expect(set).toEqual(pageMetadata(page));
});
