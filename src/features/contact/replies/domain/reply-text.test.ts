import { expect, test } from 'vitest';
import { replyText } from './reply-text';

test('replyText takes the text of a mail before its page', () => {
  expect(replyText({ text: ' Yes, please.\n\n\n\nMia ', html: '<p>No</p>' })).toBe('Yes, please.\n\nMia');
});

test('replyText leaves no markup of a page', () => {
  expect(replyText({ html: '<style>p{}</style><p>Two &amp; two<br>on Friday</p><script>x()</script>' })).toBe(
    'Two & two\non Friday',
  );
  expect(replyText({})).toBe('');
});
