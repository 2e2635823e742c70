import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { HANGING_MS } from './src/test/hanging.ts';

const systemChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM_PATH || systemChromium.find(existsSync);

/**
 * Each window of full Chromium preloads address bar suggestions, which costs more than many tests; repeats Playwright's
 * own list because only the last `--disable-features` counts.
 */
const notNeeded = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/server.ts',
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  timeout: HANGING_MS / 3,
  expect: { timeout: HANGING_MS / 10 },
  use: {
    // The global setup sets this before the workers read this file.
    baseURL: process.env.SEGARA_E2E_URL,
    // Recording takes a sixth of the time; `--trace on` turns it on.
    trace: 'off',
    locale: 'en-GB',
    timezoneId: 'Asia/Makassar',
    // Disables motion, so nothing is measured mid-animation.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${notNeeded}`,
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
