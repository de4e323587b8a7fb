import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const executable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(executable);

const playwrightChromium = (): string | undefined => {
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : undefined;
};

const attempt = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

const install = (): void => {
  process.stderr.write('No Chromium found: installing one for the browser tests…\n');
  if (
    process.getuid?.() === 0 &&
    attempt('apt-get', 'update', '-q') &&
    attempt('apt-get', 'install', '-yq', 'chromium')
  )
    return;
  attempt(process.execPath, join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium');
};

export const findChromium = (): string => {
  const found = playwrightChromium() ?? onPath();
  if (found !== undefined) return found;
  install();
  const installed = playwrightChromium() ?? onPath();
  if (installed === undefined)
    throw new Error(
      'No Chromium: install Debian package "chromium" or run "npx playwright install chromium".',
    );
  return installed;
};

/**
 * The features that Playwright disables, because a later `--disable-features` replaces its own, and
 * the pages of the address bar, which take a third of a journey's processor time.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
].join(',');

/** Chromium sends no requests of its own. Root can run Chromium only without the sandbox. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${DISABLED_FEATURES}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
