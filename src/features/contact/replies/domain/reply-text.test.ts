import { expect, test } from 'vitest';
import { replyText } from './reply-text';

test('replyText prefers the text part to the HTML part', () => {
  expect(replyText({ text: ' Yes, please.\n\n\n\nMia ', html: '<p>No</p>' })).toBe('Yes, please.\n\nMia');
});

test('replyText strips all markup from the HTML part', () => {
  expect(replyText({ html: '<style>p{}</style><p>Two &amp; two<br>on Friday</p><script>x()</script>' })).toBe(
    'Two & two\non Friday',
  );
  expect(replyText({})).toBe('');
});
