import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { runAfterDeath } from '../support/keeper.ts';

const root = join(import.meta.dirname, '..', '..');

const makeStore = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kilwater-browser-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  runAfterDeath('sleep 1; rm -rf "$1"', folder);
  return folder;
};

// Each worker reads this file again, so port and store are environment variables.
process.env.BROWSER_TEST_PORT ??= String(freePort());
process.env.BROWSER_TEST_DATA ??= makeStore();
const port = Number(process.env.BROWSER_TEST_PORT);

export default defineConfig({
  testDir: '.',
  globalSetup: './add-yachts.ts',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: join(root, 'test-results', 'browser'),
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results', 'browser.json') }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Only the tests of the statistics question start without an answer.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://localhost:${port}`,
          localStorage: [{ name: 'kilwater.statystyki', value: 'refused' }],
        },
      ],
    },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1280, height: 900 },
    // Drawing movement without a graphics card takes a fifth of a test's processor time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS] },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  webServer: {
    command: `"${process.execPath}" adapters/cli/start.ts`,
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      SHOP_DATA: process.env.BROWSER_TEST_DATA ?? '',
      NODE_ENV: 'development',
      TRUST_PROXY: '127.0.0.1,::1',
      PUBLIC_URL: `http://localhost:${port}`,
    },
  },
});
