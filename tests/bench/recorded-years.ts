import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatLine } from '../../adapters/journal/lines.ts';
import { openMemoryStore } from '../../adapters/storage/sqlite/in-memory.ts';
import { playYears } from '../simulation/year/years.ts';

/** Returns the number of bookings that were begun. */
export const recordYears = async (
  file: string,
  of: { readonly years: number; readonly parties: number; readonly seed: number },
): Promise<{ readonly bookings: number }> => {
  const begun = new Set<string>();
  const text = async function* () {
    for await (const line of playYears({
      ...of,
      open: async () => openMemoryStore(),
      played: () => {},
    })) {
      if (line.kind === 'command') begun.add(line.recorded.bookingId);
      yield `${formatLine(line)}\n`;
    }
  };
  await pipeline(Readable.from(text()), createWriteStream(file));
  return { bookings: begun.size };
};
