import { describe, expect, it } from 'vitest';
import { locales } from '../../src/shared/locale/locales';
import { activities } from './activities';
import { addOns } from './add-ons';
import { courses } from './courses';
import { included } from './courses/phrases';
import { diveSites } from './dive-sites';
import { goPro } from './go-pro';
import { internships } from './internships';
import { trips } from './trips';
import type { Localised, ProductContent } from './types';

const products = [...courses, ...goPro, ...internships];
const programmes = goPro.filter((product) => !product.programme);
const items = goPro.filter((product) => product.programme);
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

const everyText = products.flatMap(textsOf);
const inAnyLanguage = everyText.flatMap((text) => locales.map((locale) => text[locale]));

describe('the catalogue of courses, programmes and internships', () => {
  it('has fourteen courses, four Go Pro programmes with two or three formats each, and two internships', () => {
    expect(slugs(courses).sort()).toEqual([
      ...['advanced-open-water-diver', 'bubblemaker', 'deep-diver', 'discover-scuba-diving'],
      ...['emergency-first-response', 'enriched-air-diver', 'night-diver', 'open-water-diver'],
      ...['peak-performance-buoyancy', 'reactivate', 'rescue-diver', 'scuba-diver', 'underwater-photographer'],
      'wreck-diver',
    ]);
    expect(slugs(programmes)).toEqual([
      ...['divemaster', 'instructor-development', 'specialty-instructor', 'idc-staff-instructor'],
    ]);
    for (const { slug } of programmes) {
      const formats = items.filter((item) => item.programme === slug);
      expect([2, 3], slug).toContain(formats.length);
    }
    expect(slugs(internships)).toEqual(['divemaster-internship', 'zero-to-instructor']);
    const all = slugs([...trips, ...activities, ...products]);
    expect(new Set(all).size).toBe(all.length);
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
    expect(everyText.filter(({ zh }) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(zh))).toEqual([]);
  });
});

describe.each(products)('$slug', (product) => {
  it('has a one-sentence summary and a body of two or three paragraphs', () => {
    expect(product.summary.en.length).toBeLessThanOrEqual(160);
    expect([2, 3]).toContain(product.body.en.length);
    expect(product.faqs).toHaveLength(product.kind === 'course' ? 3 : 2);
  });

  it('has an itinerary of ascending hours or days within its length', () => {
    const marks = product.itinerary.map((step) => step.at);
    if (product.durationDays <= 1 && product.kind === 'course') {
      expect(marks.filter((at) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(at))).toEqual([]);
      expect(marks).toEqual([...new Set(marks)].sort());
      expect(marks.length).toBeGreaterThanOrEqual(4);
      return;
    }
    const days = marks.map(Number);
    expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
    for (const day of days) expect(day).toBeLessThanOrEqual(product.durationDays);
    if (product.kind === 'course') expect(days).toHaveLength(product.durationDays);
  });

  it('refers only to existing sites, add-ons and earlier steps', () => {
    expect(product.locations.length).toBeGreaterThan(0);
    expect(slugs(diveSites)).toEqual(expect.arrayContaining(product.locations));
    expect(slugs(addOns)).toEqual(expect.arrayContaining(product.addOns));
    expect(slugs(products)).toEqual(expect.arrayContaining(product.comesAfter ?? []));
  });

  it('has a price for two in round rupiah if it is bookable, and none if it is by inquiry', () => {
    expect(product.price === null).toBe(!product.bookable);
    const prices = product.variants.map((variant) => variant.price);
    if (prices.length > 0) expect(product.price).toBe(Math.min(...prices));
    for (const price of [product.price ?? 0, ...prices]) expect(price % 100_000).toBe(0);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
});

describe('courses', () => {
  it('donate no meals, unlike trips', () => {
    expect(courses.flatMap(({ included: lines }) => lines.en).filter((line) => /donate/i.test(line))).toEqual([]);
  });

  it('sell no more buddy pairs than they have seats, and pick guests up in south Bali', () => {
    for (const { slug, maxQuantity, seatsPerDay, pickup, included: lines } of courses) {
      expect(maxQuantity, slug).toBe(seatsPerDay / 2);
      expect(pickup, slug).toBe(true);
      expect(lines.en, slug).toContain(included.transfer.en);
    }
  });

  it('include three days, four sea dives, equipment, certification and materials for an Open Water Diver', () => {
    const openWater = courses.find((course) => course.slug === 'open-water-diver');
    expect(openWater).toMatchObject({ durationDays: 3, diveCount: 4, minimumAge: 10, minimumLevel: 'none' });
    expect(openWater?.included.en).toEqual(
      expect.arrayContaining([included.equipment.en, included.certification.en, included.materials.en]),
    );
  });

  it('form a ladder without a cycle', () => {
    const before = new Map(products.map((product) => [product.slug, product.comesAfter ?? []]));
    const climb = (slug: string, path: string[]): void => {
      expect(path).not.toContain(slug);
      for (const rung of before.get(slug) ?? []) climb(rung, [...path, slug]);
    };
    for (const slug of before.keys()) climb(slug, []);
  });

  it('include a torch where they dive at night', () => {
    expect(courses.find((course) => course.slug === 'night-diver')?.included.en).toContain(included.torches.en);
  });
});

describe('pictures of courses and programmes', () => {
  it('belong to one product each', () => {
    const scenes = [...trips, ...activities, ...products].flatMap(({ scene }) => scene ?? []);
    expect(new Set(scenes).size).toBe(scenes.length);
  });
});
