import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { waitForHydration } from '../support/hydration';
import { test } from '../support/test';

test.describe('the blog', () => {
  test('is accessible @phone', async ({ page }) => {
    for (const path of ['/blog', '/zh/blog/how-to-meet-a-manta']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });

  test('leads from a tag to the posts about it', async ({ page }) => {
    await page.goto('/blog');
    const posts = page.getByRole('main').getByRole('article');
    const all = await posts.count();
    const wrecks = page.getByRole('group', { name: 'Topics' }).getByRole('link', { name: 'Wrecks' });
    await waitForHydration(wrecks);
    await wrecks.click();
    await expect(page).toHaveURL(/\?tag=wrecks$/);
    await expect(wrecks).toHaveAttribute('aria-current', 'true');
    expect(await posts.count()).toBeLessThan(all);
  });

  test('has posts with a table of contents, links in the language of the page, and related posts', async ({ page }) => {
    await page.goto('/de/blog/how-to-meet-a-manta');
    await page
      .getByRole('navigation', { name: 'In diesem Beitrag' })
      .getByRole('link', { name: 'Wann man kommt' })
      .click();
    await expect(page.getByRole('heading', { name: 'Wann man kommt' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Tag bei den Mantas' })).toHaveAttribute(
      'href',
      '/de/trips/nusa-penida-mantas',
    );
    await expect(page.getByRole('region', { name: 'Weiterlesen' }).getByRole('article')).not.toHaveCount(0);
  });

  test('has an RSS feed in each language', async ({ request, page }) => {
    for (const prefix of ['', '/id', '/ja', '/zh', '/de']) {
      const feed = await request.get(`${prefix}/blog/rss.xml`);
      expect(feed.headers()['content-type']).toContain('application/rss+xml');
      expect(await feed.text()).toContain(`${prefix}/blog/how-to-meet-a-manta</link>`);
    }
    await page.goto('/ja/blog');
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', /\/ja\/blog\/rss\.xml$/);
  });
});
