import { join } from 'node:path';
import { buildBundle } from './build-bundle.ts';
import { buildPages, isBuildOutdated } from './build-pages.ts';
import { upToDateBundleFolder } from './bundle.ts';
import { printErrorAndSetExitCode, reasonOf } from './terminal/terminal.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

try {
  if (isBuildOutdated(root, dist)) {
    process.stdout.write('Building the pages (once, and again when their sources change) …\n');
    await buildPages(root, dist);
  }
} catch (error) {
  printErrorAndSetExitCode(
    1,
    `The pages could not be built: ${reasonOf(error)}`,
    'Run "npm ci" if packages are missing; "npm run build" shows the whole story.',
  );
}
try {
  if (upToDateBundleFolder(dist) === null) await buildBundle(root, dist);
} catch (error) {
  process.stderr.write(
    `The bundled program could not be built, so the shop starts from its sources, which takes longer: ${reasonOf(error)}\n`,
  );
}
