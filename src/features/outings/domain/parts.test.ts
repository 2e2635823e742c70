import { expect, test } from 'vitest';
import { classOf, needsOn, type ProductNeeds, partNumbers } from './parts';

const course: ProductNeeds = {
  transport: ['none', 'boat'],
  ledBy: ['instructor'],
  diversPerGuide: 4,
  parts: ['morning', 'afternoon'],
  areas: ['Penida'],
};

test("the last entry of a product's needs repeats for its later days", () => {
  expect([0, 1, 2].map((day) => needsOn(course, day).transport)).toEqual(['none', 'boat', 'boat']);
  expect([0, 1, 2].map((day) => needsOn(course, day).ledBy)).toEqual(['instructor', 'instructor', 'instructor']);
});

test('a product that names no transport or leader needs none', () => {
  expect(needsOn({ ...course, transport: [], ledBy: [] }, 1)).toMatchObject({ transport: 'none', ledBy: 'none' });
});

test('a leader has at most four divers, even if the product allows more', () => {
  expect(needsOn({ ...course, diversPerGuide: 6 }, 0).diversPerGuide).toBe(4);
  expect(needsOn({ ...course, diversPerGuide: 2 }, 0).diversPerGuide).toBe(2);
});

test('parts are numbered in the order of the day', () => {
  expect(partNumbers(['night', 'morning'])).toEqual([0, 2]);
});

test("a product's class does not depend on the order of its parts and areas", () => {
  const needs = { ...needsOn(course, 1), areas: ['Penida', 'Lembongan'] };
  expect(classOf({ ...needs, areas: ['Lembongan', 'Penida'], parts: ['afternoon', 'morning'] })).toBe(classOf(needs));
  expect(classOf({ ...needs, parts: ['morning'] })).not.toBe(classOf(needs));
  expect(classOf({ ...needs, diversPerGuide: 2 })).not.toBe(classOf(needs));
});
