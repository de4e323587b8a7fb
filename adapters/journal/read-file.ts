import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { type BadLine, readLine } from './lines.ts';

/**
 * Reads an export line by line; bad lines are told by number and left out, and a file of another format is not read on. Order and
 * completeness are the replay's to judge.
 */
export async function* readExport(path: string, bad: (line: BadLine) => void): AsyncGenerator<ExportLine> {
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (text.trim() === '') continue;
    const line = readLine(text, number);
    if (line.isOk()) {
      yield line.value;
      continue;
    }
    bad(line.error);
    if (line.error.fatal) return;
  }
}
