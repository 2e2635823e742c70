import { databaseOfRunningApp } from '../../scripts/lib/database';
import { appEnvironment } from '../../scripts/lib/settings';
import { readSettings } from '../../src/env';

/** Runs the app's own code on the database of the app under test, for steps that no page offers yet. */
export async function openShopInternals() {
  const settings = readSettings({ ...process.env, DATA_DIR: process.env.SEGARA_E2E_DATA_DIR });
  Object.assign(process.env, appEnvironment(settings, databaseOfRunningApp(settings) ?? ''));
  const [{ db }, { productChanged }, { postChanged }] = await Promise.all([
    import('../../src/server/database/db'),
    import('../../src/features/catalogue/products/commands/product-changed'),
    import('../../src/features/blog/commands/post-changed'),
  ]);
  return { db, productChanged, postChanged };
}
