import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from 'neverthrow';
import './need-node.js';
import {
  type ComparisonFiles,
  compareRecording,
  printOmissions,
} from './replay/compare-recording.ts';
import { whatIfText } from './replay/what-if-text.ts';
import { type CsvDialect, nameCsvDialect, readCsvDialect } from './terminal/csv.ts';
import { missingFiles, outputPathProblems } from './terminal/files.ts';
import { stop } from './terminal/terminal.ts';
import type { WhatIfPageSubject } from './what-if/page.ts';
import { whatIfCsv, whatIfJson } from './what-if/rows.ts';

const USAGE =
  'Usage: npm run what-if -- FILE [--settings FILE] [--catalogue FILE] [--csv | --csv=plain | --json] [--html FILE] [--progress]';

type WhatIfArguments = ComparisonFiles & {
  readonly as: 'table' | CsvDialect | 'json';
  readonly html: string | null;
};

const OPTIONS = {
  settings: { type: 'string' },
  catalogue: { type: 'string' },
  html: { type: 'string' },
  csv: { type: 'string' },
  json: { type: 'boolean' },
  progress: { type: 'boolean' },
} as const;

const parseWhatIfArguments = (
  argv: readonly string[],
): Result<WhatIfArguments, readonly string[]> => {
  try {
    const { values, positionals } = parseArgs({
      args: [...nameCsvDialect(argv)],
      options: OPTIONS,
      allowPositionals: true,
    });
    const {
      settings = null,
      catalogue = null,
      html = null,
      csv,
      json = false,
      progress = false,
    } = values;
    const [file, more] = positionals;
    if (file === undefined || more !== undefined || (csv !== undefined && json))
      return err([USAGE]);
    const dialect = readCsvDialect(csv);
    if (dialect.isErr()) return err([dialect.error, USAGE]);
    // Report invalid paths before the long work, not after it.
    const amiss = [...missingFiles(file, settings, catalogue), ...outputPathProblems(html)];
    if (amiss.length > 0) return err(amiss);
    return ok({
      file,
      settings,
      catalogue,
      html,
      progress,
      as: dialect.value ?? (json ? 'json' : 'table'),
    });
  } catch (error) {
    return err([error instanceof Error ? error.message : String(error), USAGE]);
  }
};

/** Characters of a file that the page shows; a whole catalogue would hide everything else. */
const MAX_SHOWN_LENGTH = 4_000;

const shortenFileText = (path: string): string => {
  const text = readFileSync(path, 'utf8').trim();
  return text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH)} …`;
};

const pageOf = ({ file, settings, catalogue }: WhatIfArguments): WhatIfPageSubject => ({
  file: basename(file),
  under: [settings, catalogue].flatMap((path) =>
    path === null ? [] : [{ name: basename(path), text: shortenFileText(path) }],
  ),
});

/**
 * Replays a recording under other figures or offers, and reports the differences by booking and in
 * total (R47).
 */
const main = async (): Promise<void> => {
  const words = parseWhatIfArguments(process.argv.slice(2));
  if (words.isErr()) return stop(2, ...words.error);
  const { as, html } = words.value;
  const compared = await compareRecording(words.value);
  if (compared.isErr()) return stop(2, ...compared.error);
  const { report } = compared.value;
  const shown = {
    table: () => whatIfText(report),
    json: () => JSON.stringify(whatIfJson(report), null, 2),
  };
  const said = as === 'table' || as === 'json' ? shown[as]() : whatIfCsv(report, as);
  process.stdout.write(said.endsWith('\n') ? said : `${said}\n`);
  if (html !== null) {
    // Loaded only when a page is made, because its charts need a large library.
    const { whatIfPage } = await import('./what-if/page.ts');
    await writeFile(`${html}.part`, await whatIfPage(report, pageOf(words.value)));
    await rename(`${html}.part`, html);
  }
  printOmissions(compared.value);
};

await main();
