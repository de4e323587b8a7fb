import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './source-tree.ts';

/** `node tests/architecture/way.ts [FOLDER]` lists files that run for one order, down to the
 * memory store. FOLDER is another checkout. */
const root = process.argv[2] ?? ROOT;
const load = (path: string) => import(pathToFileURL(join(root, path)).href);
const [{ openWizardShop, WizardBrowser }, { walk, orderBody }] = await Promise.all([
  load('tests/http/wizard/wizard-shop.ts'),
  load('tests/http/wizard/step-bodies.ts'),
]);

const shop = openWizardShop();
const anna = new WizardBrowser(shop);
const bought = async (): Promise<void> => {
  await walk(anna, 900, 501, 1, 5);
  const answer = await anna.on('confirm', { ...orderBody, expectedPrice: '2149' });
  if (answer.status !== 200)
    throw new Error(`The order was refused: ${JSON.stringify(answer.body)}`);
};
// This order is a warm-up, so that code that runs only once is not counted.
await bought();
await walk(anna, 900, 501, 1, 5);

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const answer = await anna.on('confirm', { ...orderBody, expectedPrice: '2149' });
const { result } = await session.post('Profiler.takePreciseCoverage');
session.disconnect();
if (answer.status !== 200) throw new Error(`The order was refused: ${JSON.stringify(answer.body)}`);

const entered = result
  .filter(
    ({ url, functions }) =>
      url.startsWith(pathToFileURL(root).href) &&
      functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0),
  )
  .map(({ url }) => relative(pathToFileURL(root).pathname, new URL(url).pathname))
  .filter((path) => /^(?:domain|application|adapters)\//.test(path))
  .sort();
process.stdout.write(`${entered.length} files\n${entered.map((path) => `- ${path}\n`).join('')}`);
