import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addOns } from '../../demo/content/add-ons';
import { openWaterDiver } from '../../demo/content/courses/open-water-diver';
import { db } from '../../src/server/database/db';
import { openStorage } from '../../src/server/storage/open-storage';
import { seedCatalogue } from './catalogue';

test('seedCatalogue stores the needs of products and which add-ons take a seat or include a guide', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'segara-catalogue-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const products = [{ ...openWaterDiver, locations: [], comesAfter: [] }];
  const catalogue = { products, addOns, diveSites: [], peopleInCharge: [], facilities: [], faqs: [] };
  await seedCatalogue(db, openStorage(`file:${folder}`), catalogue, new Date('2026-11-21T02:00:00Z'));
  expect(await db.product.findUniqueOrThrow({ where: { slug: 'open-water-diver' } })).toMatchObject({
    transport: ['none', 'van'],
    ledBy: ['instructor'],
    diversPerGuide: 4,
    parts: ['morning', 'afternoon'],
    servedAreas: ['padang_bai', 'tulamben'],
  });
  const slugsOf = async (where: object) => (await db.addOn.findMany({ where })).map(({ slug }) => slug);
  expect(await slugsOf({ takesSeat: true })).toEqual(['companion']);
  expect(await slugsOf({ privateGuide: true })).toEqual(['private-guide']);
});
