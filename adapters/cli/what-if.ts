import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { err, ok, type Result } from 'neverthrow';
import './need-node.js';
import {
  type ComparisonFiles,
  compareRecording,
  printUncomparedLines,
} from './replay/compare-recording.ts';
import { whatIfText } from './replay/what-if-text.ts';
import type { CsvDialect } from './terminal/csv.ts';
import { missingFileTexts, outputPathProblems } from './terminal/files.ts';
import { csvOption, parseProgramArgumentsOrExit, progressOption } from './terminal/program.ts';
import { printErrorAndSetExitCode } from './terminal/terminal.ts';
import type { WhatIfPageSubject } from './what-if/page.ts';
import { whatIfCsv, whatIfJson } from './what-if/rows.ts';

type WhatIfOptions = {
  readonly settings?: string;
  readonly catalogue?: string;
  readonly html?: string;
  readonly csv?: CsvDialect;
  readonly json?: boolean;
  readonly progress?: boolean;
};

type WhatIfArguments = ComparisonFiles & {
  readonly as: 'table' | CsvDialect | 'json';
  readonly html: string | null;
};

const declare = (program: Command): void => {
  program
    .description('Replays a recording under other figures or offers, and reports what differs.')
    .argument('<FILE>', 'the recording')
    .option('--settings <FILE>', 'other figures: a JSON list of what differs, by brand')
    .option('--catalogue <FILE>', 'other offers: edited offer lines of an export')
    .option('--html <FILE>', 'a page with charts, beside the report')
    .addOption(csvOption('for a Polish spreadsheet; --csv=plain for programs').conflicts('json'))
    .option('--json', 'for programs')
    .addOption(progressOption());
};

/** Returns an error if the chart library is missing: only development installs it. */
const chartProblems = (html: string | null): readonly string[] => {
  try {
    if (html !== null) import.meta.resolve('vega-lite');
    return [];
  } catch {
    return [
      'The charts of --html need vega, which is not installed. Run npm ci with the development packages, or leave --html out.',
    ];
  }
};

const readWhatIfArguments = (): Result<WhatIfArguments, readonly string[]> => {
  const program = parseProgramArgumentsOrExit('npm run what-if --', declare);
  const [file = ''] = program.args;
  const {
    settings = null,
    catalogue = null,
    html = null,
    json = false,
    csv = json ? 'json' : 'table',
    progress = false,
  } = program.opts<WhatIfOptions>();
  const problems = [
    ...missingFileTexts(file, settings, catalogue),
    ...outputPathProblems(html),
    ...chartProblems(html),
  ];
  return problems.length > 0
    ? err(problems)
    : ok({ file, settings, catalogue, html, progress, as: csv });
};

/**
 * The page shows only the first characters of an input file, so that the results below are easy to
 * find.
 */
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

const main = async (): Promise<void> => {
  const words = readWhatIfArguments();
  if (words.isErr()) return printErrorAndSetExitCode(2, ...words.error);
  const { as, html } = words.value;
  const compared = await compareRecording(words.value);
  if (compared.isErr()) return printErrorAndSetExitCode(2, ...compared.error);
  const { report } = compared.value;
  const output = {
    table: () => whatIfText(report),
    json: () => JSON.stringify(whatIfJson(report), null, 2),
  };
  const text = as === 'table' || as === 'json' ? output[as]() : whatIfCsv(report, as);
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
  if (html !== null) {
    // Import the page's code only when it is needed, because it loads a large chart library.
    const { whatIfPage } = await import('./what-if/page.ts');
    await writeFile(`${html}.part`, await whatIfPage(report, pageOf(words.value)));
    await rename(`${html}.part`, html);
  }
  printUncomparedLines(compared.value);
};

await main();
