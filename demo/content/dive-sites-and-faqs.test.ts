import { describe, expect, test } from 'vitest';
import { locales } from '../../src/shared/locale/locales';
import { unknownField } from '../../src/shared/shop/text-fields';
import { diveSites } from './dive-sites';
import { peopleInCharge } from './dive-sites/people-in-charge';
import { facilityLocations } from './facility-locations';
import { faqs } from './faqs';
import type { Localised } from './types';

const promisedSites = [
  ...['usat-liberty', 'coral-garden', 'tulamben-drop-off', 'seraya-secrets', 'jemeluk-wall', 'pyramids'],
  ...['japanese-wreck', 'gili-selang', 'blue-lagoon', 'jepun', 'gili-mimpang', 'gili-tepekong', 'gili-biaha'],
  ...['manta-point', 'manta-bay', 'crystal-bay', 'toyapakeh', 'sd-point', 'mangrove', 'blue-corner', 'pos-ii'],
  ...['eel-garden', 'anker-wreck', 'biorock', 'secret-bay'],
];

/** Animals that have a drawing; a composed scene leaves out unknown animals. */
const drawnAnimals = [
  ...['manta', 'mola', 'shark', 'turtle', 'cuttlefish', 'jellyfish', 'fish', 'butterflyfish', 'fish-school'],
  ...['jack-vortex', 'anthias', 'clownfish', 'moray', 'octopus', 'pygmy-seahorse', 'nudibranch', 'frogfish'],
  'sea-star',
];

const lines = (text: Localised<string | string[]>, locale: (typeof locales)[number]) => [text[locale]].flat();
const words = (paragraphs: string[]) => paragraphs.join(' ').split(/\s+/).length;

const siteTexts = diveSites.flatMap((site) => [site.name, site.summary, site.body, site.marineLife]);
const facilityTexts = facilityLocations.flatMap((facility) => [
  facility.name,
  facility.summary,
  facility.body,
  facility.equipment,
]);
const faqTexts = faqs.flatMap((faq) => [faq.question, faq.answer]);
const everyText: Localised<string | string[]>[] = [...siteTexts, ...facilityTexts, ...faqTexts];
const everyLine = (locale: (typeof locales)[number]) => everyText.flatMap((text) => lines(text, locale));

describe('texts of dive sites, facilities and FAQs', () => {
  test.each(locales)('are complete in %s, without stray spaces', (locale) => {
    expect(everyLine(locale).filter((line) => line === '' || line !== line.trim() || line.includes('  '))).toEqual([]);
  });

  test('have as many paragraphs and list items in every language', () => {
    const uneven = everyText.filter((text) => new Set(locales.map((locale) => lines(text, locale).length)).size > 1);
    expect(uneven).toEqual([]);
  });

  test.each(locales)('name no price and no year and have no exclamation marks in %s', (locale) => {
    const forbidden = /\bRp\b|\bIDR\b|USD|[$€¥]|\b(19|20)\d\d\b|[!！]/;
    expect(everyLine(locale).filter((line) => forbidden.test(line))).toEqual([]);
  });

  test.each(locales)('use typographic quotation marks and apostrophes in %s', (locale) => {
    expect(everyLine(locale).filter((line) => /["']/.test(line))).toEqual([]);
  });

  test('are written in Japanese script and Chinese script, each with its own punctuation', () => {
    const kana = /[ぁ-んァ-ヶ]/;
    expect(everyLine('zh').filter((line) => kana.test(line) || /[一-鿿][,;:?]/.test(line))).toEqual([]);
    expect(everyLine('ja').filter((line) => /[ぁ-ん一-鿿][,;:?]/.test(line))).toEqual([]);
    expect(faqs.filter((faq) => !kana.test(faq.answer.ja))).toEqual([]);
  });

  test('open with a summary of at most 160 characters in English and 200 in any language', () => {
    const summaries = [...diveSites, ...facilityLocations].map((facility) => facility.summary);
    expect(summaries.filter((summary) => summary.en.length > 160)).toEqual([]);
    expect(summaries.filter((summary) => locales.some((locale) => summary[locale].length > 200))).toEqual([]);
  });
});

describe('dive sites', () => {
  test('are the 25 that other content refers to, without duplicates', () => {
    expect(diveSites.map((site) => site.slug).sort()).toEqual([...promisedSites].sort());
  });

  test('have three paragraphs of 110 to 220 English words and at least five animals', () => {
    const thin = diveSites.filter((site) => {
      const count = words(site.body.en);
      return site.body.en.length !== 3 || count < 110 || count > 220 || site.marineLife.en.length < 5;
    });
    expect(thin.map((site) => site.slug)).toEqual([]);
  });

  test('lie around Bali, with ascending ranges', () => {
    for (const { slug, position, depth, visibility, water } of diveSites) {
      expect(position.latitude, slug).toBeGreaterThan(-8.9);
      expect(position.latitude, slug).toBeLessThan(-8.05);
      expect(position.longitude, slug).toBeGreaterThan(114.4);
      expect(position.longitude, slug).toBeLessThan(115.75);
      for (const range of [depth, visibility, water]) expect(range.to, slug).toBeGreaterThan(range.from);
    }
  });

  test('show at least four animals with a drawing, and at least four good months', () => {
    for (const { slug, life, bestMonths } of diveSites) {
      expect(
        life.filter((animal) => !drawnAnimals.includes(animal)),
        slug,
      ).toEqual([]);
      expect(new Set(life).size, slug).toBe(life.length);
      expect(life.length, slug).toBeGreaterThanOrEqual(4);
      expect(bestMonths.length, slug).toBeGreaterThanOrEqual(4);
      expect(bestMonths, slug).toEqual([...new Set(bestMonths)].sort((a, b) => a - b));
    }
  });

  test('require the advanced level where the current is strong, except in the calm bay behind one corner', () => {
    const strong = diveSites.filter((site) => site.current === 3 && site.level === 'open_water');
    expect(strong.map((site) => site.slug)).toEqual(['crystal-bay']);
  });

  test('have one picture each', () => {
    const scenes = diveSites.flatMap((site) => site.scene ?? []);
    expect(new Set(scenes).size).toBe(scenes.length);
  });
});

describe('people in charge', () => {
  test('share the sites without overlap and have contact details that exist only in the demo', () => {
    const sites = peopleInCharge.flatMap((person) => person.sites);
    expect(new Set(sites).size).toBe(sites.length);
    expect(sites.filter((slug) => !promisedSites.includes(slug))).toEqual([]);
    for (const { email, phone, sites: theirs } of peopleInCharge) {
      expect(theirs.length).toBeGreaterThanOrEqual(2);
      expect(email).toMatch(/@segara\.test$/);
      expect(phone).toMatch(/^\+62 812 5550 01\d\d$/);
    }
    expect(new Set(peopleInCharge.flatMap(({ email, phone }) => [email, phone])).size).toBe(peopleInCharge.length * 2);
  });
});

describe('facilities', () => {
  test('cover each kind once, each with its own slug and scene', () => {
    const kinds = facilityLocations.map((facility) => facility.kind).sort();
    expect(kinds).toEqual(['camera_room', 'classroom', 'jetty', 'pool', 'shop', 'workshop']);
    expect(new Set(facilityLocations.map((facility) => facility.slug)).size).toBe(6);
    expect(new Set(facilityLocations.map((facility) => facility.scene)).size).toBe(6);
  });
});

describe('FAQs', () => {
  test('number at least 32 without duplicates, at least four per topic', () => {
    expect(faqs.length).toBeGreaterThanOrEqual(32);
    expect(new Set(faqs.map((faq) => faq.question.en)).size).toBe(faqs.length);
    const topics = ['booking', 'payment', 'diving', 'courses', 'equipment', 'health', 'travel', 'snorkelling'] as const;
    for (const topic of topics) {
      expect(faqs.filter((faq) => faq.topic === topic).length, topic).toBeGreaterThanOrEqual(4);
    }
  });

  test('use only fields that the site can fill', () => {
    const texts = faqs.flatMap(({ question, answer }) => locales.flatMap((lng) => [question[lng], answer[lng]]));
    expect(texts.map((text) => unknownField(text)).filter(Boolean)).toEqual([]);
  });

  test.each([
    ['the down payment and the rest', 'How much do I pay when I book?', [/\{deposit\}/, /\{rest\}/]],
    ['the bands of the refund policy', 'What do I get back if I cancel?', [/\{refund_bands\}/, /0?6[:.]30/]],
    [
      'the hold of seats',
      'How long are my places held?',
      [/\{hold\}/, /\{hold_half\}/, /\{hold_third\}/, /\{unpaid_seats\}/],
    ],
    ['the hours without flying', 'How long before my flight must I stop diving?', [/24/]],
    ['the pickup windows', 'Where and when are we picked up?', [/6[:.]30/, /6[:.]45/, /7[:.]00/, /7[:.]15/]],
    ['the meals', 'What are the 15 meals in my booking?', [/15/]],
    ['the return', 'When are we back at the hotel?', [/16[:.]00/, /18[:.]00/]],
  ])('state %s in every language', (_fact, question, figures) => {
    const faq = faqs.find((one) => one.question.en === question);
    for (const locale of locales) for (const figure of figures) expect(faq?.answer[locale]).toMatch(figure);
  });
});
