import { expect, test } from 'vitest';
import { typeset } from '@/i18n/typography/typeset';
import { pageMetadata } from './page-metadata';

test('pageMetadata leaves line-break characters out of title, description and shared picture', () => {
  const page = { lng: 'ja', path: '/gopro', title: 'ダイブマスター4週間', description: '水深5〜18m、12 kg' } as const;
  const set = pageMetadata({ ...page, title: typeset(page.title), description: typeset(page.description) });
  expect(set).toEqual(pageMetadata(page));
});
