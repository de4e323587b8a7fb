import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * The steps of `npm run check` before the tests. The chains run side by side and take about as
 * long as each other. The short bench judges no figure, so it can share the processor. It leaves out
 * the wizard, which the journeys cover, and a million commands, which the replay covers.
 */
const CHAINS: readonly (readonly string[])[] = [
  ['npm run -s lint', 'npm run -s types', 'npx knip', 'npm run -s bench -- memory flows --short'],
  ['npm run -s bench -- --short --without memory flows wizard million'],
];

const root = join(import.meta.dirname, '..', '..');

type Ended = { readonly ok: boolean; readonly output: string };

const runStep = (command: string): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part;
      });
    child.once('error', (error) => resolve({ ok: false, output: String(error) }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });

/** Runs the steps in turn. A step that fails does not stop the next, so that one run shows all. */
const runChain = async (chain: readonly string[]): Promise<boolean> => {
  let allOk = true;
  for (const command of chain) {
    const began = performance.now();
    const { ok, output } = await runStep(command);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    process.stdout.write(`\n# ${command} (${seconds} s)${ok ? '' : ': FAILED'}\n${output}`);
    allOk &&= ok;
  }
  return allOk;
};

const ended = await Promise.all(CHAINS.map(runChain));
process.exitCode = ended.every((ok) => ok) ? 0 : 1;
