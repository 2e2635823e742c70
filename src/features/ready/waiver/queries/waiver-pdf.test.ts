import { expect, test } from 'vitest';
import { defaultTexts } from '@/features/ready/papers/queries/default-texts';
import type { WaiverContent } from '@/features/ready/waiver/schema';
import { seal } from '@/server/crypto/crypto';
import type { Locale } from '@/shared/locale/locales';
import { drawnSignature } from '@/test/papers';
import { inkIn, pixelsOfPdf } from '@/test/pdf-pixels';
import { drawWaiver } from './waiver-pdf';

const SHOP = 'Segara Dive';
const at = new Date('2026-12-01T02:00:00Z');

async function waiver(locale: Locale, about: Partial<WaiverContent>) {
  const content: WaiverContent = {
    ...{ owner_id: 'account', full_name: 'Hana Sato', date_of_birth: '1990-04-21', name: 'Hana Sato' },
    ...{ relation: null, signature: drawnSignature, checked_by: null },
    ...about,
  };
  const texts = await defaultTexts('waiver', SHOP);
  return {
    ...{ id: 'w', diverId: null, ownerId: null, personMark: null, paperId: 'p', locale, byGuardian: false },
    ...{ signedAt: at, createdAt: at, sealed: seal(JSON.stringify(content)), sealedPhoto: null, recordedById: null },
    paper: { id: 'p', kind: 'waiver', version: 3, texts, hash: 'a1b2'.repeat(16), publishedAt: at },
  };
}

const everything = { x: 0, y: 0 };

test.each([
  ['ja', '山田 花子'],
  ['zh', '王小明'],
  ['de', 'Jürgen Weiß'],
] as const)('the PDF in %s shows text, names and signature', async (locale, name) => {
  const drawn = await pixelsOfPdf(await drawWaiver(await waiver(locale, { full_name: name, name }), SHOP));
  const unsigned = await pixelsOfPdf(
    await drawWaiver(await waiver(locale, { full_name: name, name, signature: null }), SHOP),
  );
  const ink = (pages: typeof drawn) =>
    pages.reduce((sum, page) => sum + inkIn(page, everything, { x: page.width, y: page.height }), 0);
  expect(drawn.length).toBeLessThanOrEqual(2);
  for (const page of drawn) expect([page.width, page.height]).toEqual([595, 841]);
  expect(ink(drawn)).toBeGreaterThan(10_000);
  expect(ink(drawn)).toBeGreaterThan(ink(unsigned));
});
