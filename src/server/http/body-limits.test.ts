import { expect, it } from 'vitest';
import { bodyLimitOf } from './body-limits';

it.each([
  ['/api/trpc/contact.send', 100_000],
  ['/api/users/login', 100_000],
  ['/api/payments/xendit/webhook', 100_000],
  ['/api/media', 2 * 1024 * 1024 + 16 * 1024],
  ['/api/media/', 100_000],
  ['/api/ready/token/files', 5 * 1024 * 1024 + 16 * 1024],
  ['/api/ready/token/answers', 100_000],
  ['/api/ready/token/files/', 100_000],
  ['/de/contact', 20_000],
  ['/', 20_000],
  ['//api/media', 20_000],
  ['/API/media', 20_000],
  ['http://localhost/api/media', 20_000],
])('a request to %s carries at most %i bytes', (path, bytes) => {
  expect(bodyLimitOf(path).bytes).toBe(bytes);
});
