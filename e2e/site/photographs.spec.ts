import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press } from '../support/hydration';
import { openShopInternals } from '../support/shop';
import { test } from '../support/test';
import { expectToFit } from '../support/width';

const slug = 'seraya-macro';
const PHOTOGRAPHS = 6;

/** Gives the trip photographs while `look` inspects its page. */
async function withPhotographs(look: () => Promise<void>) {
  const { db, productChanged } = await openShopInternals();
  const { id } = await db.product.findUniqueOrThrow({ where: { slug } });
  const others = await db.productImage.findMany({ where: { productId: { not: id } }, take: PHOTOGRAPHS - 1 });
  const added = others.map(({ mediaId, alts }, index) => ({
    productId: id,
    mediaId,
    alts: alts ?? {},
    position: index + 1,
  }));
  const change = (write: 'add' | 'remove') =>
    db.$transaction(async (tx) => {
      if (write === 'add') await tx.productImage.createMany({ data: added });
      else await tx.productImage.deleteMany({ where: { productId: id, position: { gt: 0 } } });
      await productChanged(tx, id);
    });
  await change('add');
  try {
    await look();
  } finally {
    await change('remove');
  }
}

const frames = (page: Page) => page.getByRole('main').locator('a[data-width]');

test('photographs at the head of a trip open over the page, one after the other @phone', async ({ page }) => {
  await withPhotographs(async () => {
    await expect
      .poll(async () => {
        await page.goto(`/trips/${slug}`);
        return frames(page).count();
      })
      .toBe(PHOTOGRAPHS);
    await expectToFit(page);
    const first = frames(page).first();
    await first.scrollIntoViewIfNeeded();
    await press(first);
    const box = page.getByRole('dialog');
    await expect(box.getByText(`1 / ${PHOTOGRAPHS}`)).toBeVisible();
    await expect(box.getByRole('img')).toHaveJSProperty('complete', true);
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(box.getByText(`2 / ${PHOTOGRAPHS}`)).toBeVisible();
    await box.getByRole('button', { name: 'Previous picture' }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(box.getByText(`${PHOTOGRAPHS} / ${PHOTOGRAPHS}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(first).toBeFocused();
  });
});
