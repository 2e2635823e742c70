import { describe, expect, test } from 'vitest';
import { fieldsBeyond, fieldsOf, fillFields, openFields } from './fill-fields';

const fields = { name: 'Ann', day: '24 December 2026' };

describe('fillFields', () => {
  test('replaces a field wherever and however often it occurs', () => {
    expect(fillFields('Dear {name}, on {day} the sea is rough, {name}.', fields)).toBe(
      'Dear Ann, on 24 December 2026 the sea is rough, Ann.',
    );
  });

  test('leaves unknown names unchanged, including those of built-in object properties', () => {
    expect(fillFields('{boat} {constructor} { name } {}', fields)).toBe('{boat} {constructor} { name } {}');
  });

  test('never reads a value as a field', () => {
    expect(fillFields('{name}', { name: '{day}', day: 'today' })).toBe('{day}');
    expect(fillFields('{name}', { name: '$&' })).toBe('$&');
  });
});

test('fieldsOf lists each name in braces once, misspelt ones included', () => {
  expect(fieldsOf('Dear {name}, {name}: {first name}, {Day}, {} and {a{b}')).toEqual([
    'name',
    'first name',
    'Day',
    '',
    'b',
  ]);
  expect(fieldsOf('A {\n} over two lines, } and {')).toEqual([]);
});

test('openFields lists the template fields that are left and ignores other braces', () => {
  expect(openFields(fillFields('{name}, {day}: {pickup} {boat}', fields))).toEqual(['pickup']);
});

test('fieldsBeyond lists each unknown field once, even one that differs only in a space', () => {
  expect(fieldsBeyond('{name} { name}', ['name'])).toEqual([' name']);
  expect(fieldsBeyond('{name} {boat} {trip} {boat}', ['name', 'trip'])).toEqual(['boat']);
});
