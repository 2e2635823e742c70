import { describe, expect, it } from 'vitest';
import { locales } from '../../src/shared/locale/locales';
import { defaultTransfersOf } from '../../src/shared/shop/pickup';
import { defaultShop } from '../../src/shared/shop/sections';
import { activities } from './activities';
import { addOns } from './add-ons';
import { diveSites } from './dive-sites';
import { perPerson } from './per-person';
import { trips } from './trips';
import { included } from './trips/phrases';
import type { Localised, ProductContent } from './types';

const products = [...trips, ...activities, ...perPerson];

const scenes = [
  ...['manta-point', 'crystal-bay-mola', 'liberty-wreck', 'wall-drop-off', 'coral-garden', 'macro-muck'],
  ...['night-dive', 'snorkelling-lagoon'],
  ...['area-amed', 'area-candidasa', 'area-nusa-lembongan', 'area-padang-bai', 'area-nusa-penida', 'area-tulamben'],
];

const slugs = (list: { slug: string }[]) => list.map((item) => item.slug);

function textsOf(product: ProductContent): Localised[] {
  const lines = (lists: Localised<string[]>): Localised[] =>
    lists.en.map((_, index) => {
      const line = (locale: (typeof locales)[number]) => lists[locale][index] ?? '';
      return { en: line('en'), id: line('id'), ja: line('ja'), zh: line('zh'), de: line('de') };
    });
  return [
    product.title,
    product.summary,
    ...[product.body, product.included, product.excluded].flatMap(lines),
    ...product.itinerary.map((step) => step.text),
    ...product.faqs.flatMap((faq) => [faq.question, faq.answer]),
    ...product.variants.map((variant) => variant.name),
  ];
}

const everyText = [...products.flatMap(textsOf), ...addOns.flatMap((addOn) => [addOn.name, addOn.description])];
const inAnyLanguage = everyText.flatMap((text) => locales.map((locale) => text[locale]));

const usualTimes = defaultTransfersOf(defaultShop.pickup) ?? { pickup: [], returning: { from: '', to: '' } };

describe('the catalogue of trips, activities and add-ons', () => {
  it('has the eleven trips, at least three activities and the twelve add-ons that other content refers to', () => {
    expect(slugs(trips).sort()).toEqual([
      ...['amed-day', 'crystal-bay-and-toyapakeh', 'east-bali-safari', 'lembongan-drift', 'menjangan-island'],
      ...['mimpang-and-tepekong', 'nusa-penida-mantas', 'padang-bai-day', 'seraya-macro', 'tulamben-night-dive'],
      'usat-liberty-wreck',
    ]);
    expect(slugs(activities)).toEqual(
      expect.arrayContaining(['snorkel-nusa-penida', 'snorkel-tulamben', 'snorkel-padang-bai']),
    );
    expect(slugs(addOns).sort()).toEqual([
      ...['action-camera', 'companion', 'din-adaptor', 'dive-computer', 'extra-dive', 'full-equipment', 'large-tank'],
      ...['nitrox-tank', 'photo-package', 'prescription-mask', 'private-guide', 'torch'],
    ]);
    expect(new Set(slugs(products)).size).toBe(products.length);
  });

  it('has every text in all five languages, with the same number of paragraphs', () => {
    expect(inAnyLanguage.filter((text) => text.trim() === '')).toEqual([]);
    for (const product of products)
      for (const list of [product.body, product.included, product.excluded])
        for (const locale of locales) expect(list[locale], product.slug).toHaveLength(list.en.length);
  });

  it('names no price and no year, has no exclamation marks and uses the punctuation of each language', () => {
    expect(
      inAnyLanguage.filter((text) => /\bRp\b|IDR|USD|[$€¥]|\d[.,]000\b|(?<!\d)(19|20)\d\d(?!\d)/.test(text)),
    ).toEqual([]);
    expect(inAnyLanguage.filter((text) => /[!！"']/.test(text))).toEqual([]);
    expect(everyText.filter(({ zh }) => /[,;?]|\p{Script=Han}[.:]/u.test(zh))).toEqual([]);
    expect(everyText.filter(({ ja }) => /[,;?]/.test(ja))).toEqual([]);
    expect(everyText.filter(({ de }) => /[“](?=\p{L})/u.test(de))).toEqual([]);
  });

  it('is written in Japanese and Chinese script in those languages', () => {
    expect(everyText.filter(({ ja }) => !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(ja))).toEqual(
      [],
    );
    expect(everyText.filter(({ zh }) => !/\p{Script=Han}/u.test(zh))).toEqual([]);
    expect(everyText.filter(({ zh }) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(zh))).toEqual([]);
  });
});

describe.each(products)('$slug', (product) => {
  it('has a one-sentence summary and a body of two to four paragraphs', () => {
    expect(product.summary.en.length).toBeLessThanOrEqual(160);
    expect(product.body.en.length).toBeGreaterThanOrEqual(2);
    expect(product.body.en.length).toBeLessThanOrEqual(4);
    expect(product.faqs.length).toBeGreaterThanOrEqual(3);
    expect(product.faqs.length).toBeLessThanOrEqual(4);
  });

  it('has an itinerary of ascending hours or days', () => {
    const marks = product.itinerary.map((step) => step.at);
    if (product.durationDays > 1) {
      expect(marks).toEqual(Array.from({ length: product.durationDays }, (_, day) => String(day + 1)));
      return;
    }
    expect(marks.filter((at) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(at))).toEqual([]);
    expect(marks).toEqual([...new Set(marks)].sort());
    expect(marks.length).toBeGreaterThanOrEqual(6);
  });

  it('picks guests up at the times in its itinerary and returns them by its end', () => {
    const { pickup, returning } = product.transfers ?? usualTimes;
    const times = product.itinerary.map(({ at }) => at).filter((at) => at.includes(':'));
    if (times.length === 0) return;
    const steps = product.itinerary.filter(({ text }) => /^Pickup in/.test(text.en)).map(({ at }) => at);
    expect(steps).toEqual([...new Set(pickup.map(({ from }) => from))].sort());
    expect([...times, returning.to].sort().at(-1)).toBe(returning.to);
  });

  it('picks guests up in south Bali and donates meals', () => {
    expect(product.pickup).toBe(true);
    expect(product.included.en).toEqual(expect.arrayContaining([included.transfer.en, included.meals.en]));
  });

  it('refers only to existing dive sites, add-ons and pictures', () => {
    expect(product.locations.length).toBeGreaterThan(0);
    expect(slugs(diveSites)).toEqual(expect.arrayContaining(product.locations));
    expect(slugs(addOns)).toEqual(expect.arrayContaining(product.addOns));
    if (product.scene) expect(scenes).toContain(product.scene);
  });

  it('has the price of its first and cheapest variant, in round rupiah', () => {
    const prices = product.variants.map((variant) => variant.price);
    expect(product.price).toBe(prices.length > 0 ? Math.min(...prices) : product.price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    for (const price of [product.price, ...prices]) expect(Number(price) % 100_000).toBe(0);
  });

  it('sells no more packages than it has seats', () => {
    expect(product.seatsPerDay % 2).toBe(0);
    expect(product.maxQuantity).toBe(product.seatsPerDay / (product.diversPerPackage ?? 2));
  });

  it('says that it is for one person when it is sold per person', () => {
    expect(product.title.en.endsWith(' for one')).toBe(product.diversPerPackage === 1);
  });

  it('offers equipment either as a variant or as an add-on', () => {
    const asVariant = product.variants.some((variant) => variant.name.en.includes('quipment'));
    expect(asVariant && product.addOns.includes('full-equipment')).toBe(false);
    expect(asVariant || product.addOns.includes('full-equipment') || product.diveCount === 0).toBe(true);
  });

  it('requires a certificate from divers and none from snorkellers', () => {
    expect(product.minimumLevel === 'none').toBe(product.diveCount === 0);
  });

  it('includes a torch when it dives after dark', () => {
    const atNight = /night dive|in the dark/i.test(product.itinerary.map((step) => step.text.en).join(' '));
    expect(product.included.en.includes(included.torches.en)).toBe(atNight);
  });
});

describe('card pictures', () => {
  it('are different for every product', () => {
    const pictures = products.map((product) => product.scene ?? `composed from ${product.locations[0]}`);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe('rules of add-ons', () => {
  const rule = (slug: string) => addOns.find((addOn) => addOn.slug === slug);

  it('require an Enriched Air certificate for nitrox', () => {
    expect(rule('nitrox-tank')?.description.en).toMatch(/Only with an Enriched Air certificate/);
  });

  it('make a torch mandatory on a night dive', () => {
    expect(rule('torch')?.description.en).toMatch(/On a night dive it is mandatory/);
  });

  it('limit a private guide to one per order, taken from the guides of the day', () => {
    expect(rule('private-guide')?.description.en).toMatch(/one of the guides we have on that day/);
    expect(rule('private-guide')).toMatchObject({ unit: 'per_order', maximum: 1 });
  });

  it('have a price and a stock', () => {
    expect(addOns.filter((addOn) => addOn.price <= 0 || addOn.price % 5_000 !== 0 || addOn.maximum < 1)).toEqual([]);
  });
});
