import * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { decode } from '../http/contract/decode.ts';
import { OutcomeCodec, RecordedCodec } from './command-codecs.ts';
import { OfferCodec, SettingsCodec } from './world-codecs.ts';

const Tally = t.type({
  bookings: t.number,
  confirmed: t.number,
  reserveList: t.number,
  places: t.number,
  turnover: t.number,
  stateHash: t.string,
});

const LineCodec = t.union([
  t.type({ kind: t.literal('header'), format: t.literal(1), settings: t.string, catalogue: t.string, personalData: t.boolean }),
  t.type({ kind: t.literal('settings'), value: SettingsCodec }),
  t.type({ kind: t.literal('offer'), siteId: t.number, value: OfferCodec }),
  t.type({ kind: t.literal('command'), n: t.number, recorded: RecordedCodec, outcome: OutcomeCodec }),
  t.type({ kind: t.literal('end'), commands: t.number, tally: Tally }),
]);

/** Why a line of an export cannot be read, in words for whoever made the file. */
export type BadLine = { readonly line: number; readonly reason: string };

const parsed = (text: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err('not JSON');
  }
};

/** One line of an export as data (docs/journal-format.md). */
export const readLine = (text: string, line: number): Result<ExportLine, BadLine> =>
  parsed(text)
    .andThen((value) =>
      decode(LineCodec, value).mapErr(
        (errors) => `wrong shape at ${errors.map(({ field, code }) => `${field || 'line'} (${code})`).join(', ')}`,
      ),
    )
    .mapErr((reason) => ({ line, reason }));

/** One line of an export as text. */
export const writeLine = (line: ExportLine): string => JSON.stringify(line);
