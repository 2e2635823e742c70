import { describe, expect, test } from 'vitest';
import { fieldsBeyond, fieldsOf, fillFields, openFields } from './fill-fields';

const fields = { name: 'Ann', day: '24 December 2026' };

describe('fillFields', () => {
  test('puts the value in place of a field, wherever and however often the text names it', () => {
    expect(fillFields('Dear {name}, on {day} the sea is rough, {name}.', fields)).toBe(
      'Dear Ann, on 24 December 2026 the sea is rough, Ann.',
    );
  });

  test('leaves a name that is no field as it is, also one that every object has', () => {
    expect(fillFields('{boat} {constructor} { name } {}', fields)).toBe('{boat} {constructor} { name } {}');
  });

  test('never reads a value as a field', () => {
    expect(fillFields('{name}', { name: '{day}', day: 'today' })).toBe('{day}');
    expect(fillFields('{name}', { name: '$&' })).toBe('$&');
  });
});

test('fieldsOf finds what is in braces once, also what is misspelt', () => {
  expect(fieldsOf('Dear {name}, {name}: {first name}, {Day}, {} and {a{b}')).toEqual([
    'name',
    'first name',
    'Day',
    '',
    'b',
  ]);
  expect(fieldsOf('A {\n} over two lines, } and {')).toEqual([]);
});

test('openFields finds the fields of templates that are left, and no other braces', () => {
  expect(openFields(fillFields('{name}, {day}: {pickup} {boat}', fields))).toEqual(['pickup']);
});

test('fieldsBeyond finds each unknown field once, also one that differs in a space', () => {
  expect(fieldsBeyond('{name} { name}', ['name'])).toEqual([' name']);
  expect(fieldsBeyond('{name} {boat} {trip} {boat}', ['name', 'trip'])).toEqual(['boat']);
});
