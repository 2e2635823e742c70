import { expect, type Page } from '@playwright/test';
import { failedLoginsPerAccount } from '../../src/features/accounts/domain/limits';
import { expectAccessible } from '../support/accessibility';
import { exhaustLimit } from '../support/database';
import { fillIn } from '../support/forms';
import { press } from '../support/hydration';
import { lastMailTo, linkIn } from '../support/mailbox';
import { member, type Newcomer } from '../support/newcomer';
import { test } from '../support/test';

const pages = {
  users: { signIn: '/sign-in', link: '/sign-in-link/', home: /\/user$/ },
  admins: { signIn: '/admin/sign-in', link: '/admin/sign-in-link/', home: /\/admin$/ },
} as const;
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

async function signInAt(page: Page, path: string, { email, password }: Newcomer) {
  await page.goto(path);
  await fillIn(page, { email, password });
  await press(submit(page));
}

for (const [audience, screens, look] of [
  ['users', ' @phone', expectAccessible],
  // The same screens at another path.
  ['admins', '', async () => {}],
] as const) {
  test(`a person whose password others guess signs in by a mailed link, then on that device: ${audience}${screens}`, async ({
    page,
  }) => {
    const { signIn, link: path, home } = pages[audience];
    const person = await member({ audience });
    await exhaustLimit(failedLoginsPerAccount, `${audience}:${person.email}`, 10);
    await signInAt(page, signIn, person);
    await expect(page.getByRole('alert').filter({ hasText: 'try again in 10 minutes' })).toBeVisible();
    await look(page);
    await press(page.getByRole('button', { name: 'Email me a sign-in link' }));
    await expect(page.locator(':focus')).toContainText('we have sent a sign-in link to it');

    const link = linkIn((await lastMailTo(person.email)).text, path);
    const answer = await page.goto(link);
    expect(answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    await look(page);
    await press(submit(page));
    await expect(page).toHaveURL(home);

    await page.context().clearCookies({ name: 'auth-token' });
    await signInAt(page, signIn, person);
    await expect(page).toHaveURL(home);

    await page.context().clearCookies();
    await page.goto(link);
    await press(submit(page));
    await expect(page.getByRole('alert').filter({ hasText: 'has expired or has already been used' })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Email me a sign-in link' })).toBeVisible();
    await look(page);
  });
}
