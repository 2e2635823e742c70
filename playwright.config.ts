import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { HANGING_MS } from './src/test/hanging.ts';

const systemChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM_PATH || systemChromium.find(existsSync);

/**
 * Every window of a whole Chromium prepares the suggestions of an address bar that nobody sees here, which costs more
 * than many a test. Of several lists the last one counts, so that Playwright's own is repeated.
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
    // Set by the global setup before the workers read this file.
    baseURL: process.env.SEGARA_E2E_URL,
    // Recording costs a sixth of the time; `--trace on` does it when somebody wants to see.
    trace: 'off',
    locale: 'en-GB',
    timezoneId: 'Asia/Makassar',
    // Nothing moves, so nothing is measured while it does.
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
