import { defineConfig } from '@playwright/test';
import common from '../../playwright.config';

/** Compares screens with the pictures in `baseline`, at half their size, which keeps the repository small. */
export default defineConfig({
  ...common,
  testDir: '.',
  globalSetup: '../../e2e/support/server.ts',
  testMatch: 'looks.ts',
  workers: 1,
  snapshotPathTemplate: '{testDir}/baseline/{arg}-{projectName}{ext}',
  expect: {
    ...common.expect,
    toHaveScreenshot: {
      scale: 'device',
      animations: 'disabled',
      caret: 'hide',
      maxDiffPixelRatio: 0.02,
      threshold: 0.25,
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 0.5 },
    },
  ],
});
