import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from 'neverthrow';
import './need-node.js';
import { inOtherWorld, type OtherFiles, tellWhatIsMissing } from './replay/in-other-world.ts';
import { whatIfText } from './replay/tell-what-if.ts';
import { type CsvDialect, nameCsvDialect, readCsvDialect } from './terminal/csv.ts';
import { missingFiles, noPlaceFor } from './terminal/files.ts';
import { stop } from './terminal/terminal.ts';
import type { PageOf } from './what-if/page.ts';
import { whatIfCsv, whatIfJson } from './what-if/rows.ts';

const USAGE =
  'Usage: npm run what-if -- FILE [--settings FILE] [--catalogue FILE] [--csv | --csv=plain | --json] [--html FILE] [--progress]';

type Words = OtherFiles & { readonly as: 'table' | CsvDialect | 'json'; readonly html: string | null };

const OPTIONS = {
  settings: { type: 'string' },
  catalogue: { type: 'string' },
  html: { type: 'string' },
  csv: { type: 'string' },
  json: { type: 'boolean' },
  progress: { type: 'boolean' },
} as const;

const readWords = (argv: readonly string[]): Result<Words, readonly string[]> => {
  try {
    const { values, positionals } = parseArgs({ args: [...nameCsvDialect(argv)], options: OPTIONS, allowPositionals: true });
    const { settings = null, catalogue = null, html = null, csv, json = false, progress = false } = values;
    const [file, more] = positionals;
    if (file === undefined || more !== undefined || (csv !== undefined && json)) return err([USAGE]);
    const dialect = readCsvDialect(csv);
    if (dialect.isErr()) return err([dialect.error, USAGE]);
    // Said before the work, not after it.
    const amiss = [...missingFiles(file, settings, catalogue), ...noPlaceFor(html)];
    if (amiss.length > 0) return err(amiss);
    return ok({ file, settings, catalogue, html, progress, as: dialect.value ?? (json ? 'json' : 'table') });
  } catch (error) {
    return err([error instanceof Error ? error.message : String(error), USAGE]);
  }
};

/** Characters of a file that the page shows; a whole catalogue would hide everything else. */
const SHOWN = 4_000;

const shownText = (path: string): string => {
  const text = readFileSync(path, 'utf8').trim();
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)} …`;
};

const pageOf = ({ file, settings, catalogue }: Words): PageOf => ({
  file: basename(file),
  under: [settings, catalogue].flatMap((path) => (path === null ? [] : [{ name: basename(path), text: shownText(path) }])),
});

/** Does a recording again under other figures or offers, and tells booking by booking and in total what would have been different (R47). */
const main = async (): Promise<void> => {
  const words = readWords(process.argv.slice(2));
  if (words.isErr()) return stop(2, ...words.error);
  const { as, html } = words.value;
  const compared = await inOtherWorld(words.value);
  if (compared.isErr()) return stop(2, ...compared.error);
  const { report } = compared.value;
  const shown = { table: () => whatIfText(report), json: () => JSON.stringify(whatIfJson(report), null, 2) };
  const said = as === 'table' || as === 'json' ? shown[as]() : whatIfCsv(report, as);
  process.stdout.write(said.endsWith('\n') ? said : `${said}\n`);
  if (html !== null) {
    // The page's drawings are loaded where a page is made.
    const { whatIfPage } = await import('./what-if/page.ts');
    await writeFile(`${html}.part`, await whatIfPage(report, pageOf(words.value)));
    await rename(`${html}.part`, html);
  }
  tellWhatIsMissing(compared.value);
};

await main();
