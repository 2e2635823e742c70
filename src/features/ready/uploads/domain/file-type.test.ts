import { expect, test } from 'vitest';
import { fileTypeOf } from './file-type';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['%PDF-1.7\n', 'pdf'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\0\0\0\0WEBP', 'webp'],
])('fileTypeOf reads the type of %j', (first, type) => {
  expect(fileTypeOf(bytes(first))).toBe(type);
});

test.each(['', '%PDF', ' %PDF-1.7', '<svg>', 'GIF89a', 'PK\x03\x04', '<html>%PDF-'])(
  'fileTypeOf refuses %j',
  (first) => {
    expect(fileTypeOf(bytes(first))).toBeNull();
  },
);
