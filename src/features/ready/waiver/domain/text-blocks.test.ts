import { expect, test } from 'vitest';
import { textBlocks } from './text-blocks';

test('textBlocks tells headings from paragraphs', () => {
  expect(textBlocks('The risks\n\nDiving has risks.\nSo has the sea.\n\n\n\n風險。')).toEqual([
    { isHeading: true, text: 'The risks' },
    { isHeading: false, text: 'Diving has risks.\nSo has the sea.' },
    { isHeading: false, text: '風險。' },
  ]);
});
