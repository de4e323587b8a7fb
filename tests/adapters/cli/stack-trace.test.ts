import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { scratch } from '../../contracts/helpers.ts';

const FORMATTER = new URL('../../../adapters/cli/terminal/stack-trace.ts', import.meta.url).href;

/** Line 3 of the bundle is line 5 of the source. */
const MAP = { version: 3, sources: ['original/place.ts'], names: [], mappings: ';;AAIA' };
const BUNDLE = `import { formatOriginalStack } from '${FORMATTER}';
Error.prepareStackTrace = formatOriginalStack;
const fail = () => new Error('it broke');
console.log(fail().stack);`;

test.each([
  [
    'with a source map names the source file',
    true,
    /^ {4}at fail \(file:.*\/original\/place\.ts:5:\d+\)$/,
  ],
  ['without a source map names the bundle', false, /^ {4}at fail \(file:.*:3:20\)$/],
])('issue 43: the stack trace of a bundled program %s', (_, hasMap, place) => {
  const folder = scratch();
  onTestFinished(folder.remove);
  const file = `${folder.file()}.mjs`;
  writeFileSync(file, BUNDLE);
  if (hasMap) writeFileSync(`${file}.map`, JSON.stringify(MAP));
  const [message, first] = execFileSync(process.execPath, [file], { encoding: 'utf8' }).split('\n');
  expect(message).toBe('Error: it broke');
  expect(first).toMatch(place);
});
