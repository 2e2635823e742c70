import { expect } from '@playwright/test';
import { signInHere } from '../support/forms';
import { waitForHydration } from '../support/hydration';
import { person } from '../support/people';
import { test } from '../support/test';

test.describe('a deactivated person', () => {
  for (const [name, notice] of [
    ['inactive', '/user/inactive'],
    ['inactive-admin', '/admin/inactive'],
  ] as const) {
    test(`is told so on every page, and can only sign out: ${name}`, async ({ page }) => {
      await page.goto(name === 'inactive' ? '/sign-in' : '/admin/sign-in');
      await signInHere(page, person(name));
      await expect(page).toHaveURL(new RegExp(`${notice}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, your account has been deactivated');
      // The page does not redirect to itself.
      await page.waitForLoadState('networkidle');
      for (const path of ['/user', '/admin', '/sign-in', '/']) {
        await page.goto(path);
        await expect(page).toHaveURL(new RegExp(`${notice}$`));
      }
      const leave = page.getByRole('button', { name: 'Sign out' });
      await waitForHydration(leave);
      await leave.click();
      await expect(page).toHaveURL(/sign-in$/);
    });
  }
});
