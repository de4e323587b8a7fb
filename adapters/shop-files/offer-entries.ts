import { decode } from '../codecs/decode.ts';
import { isRecord } from '../codecs/is-record.ts';
import type { FileProblem } from './decode-text.ts';
import { EntryCodec, type FileEntry, OffersFile } from './offers-file.ts';
import { decodeSource } from './read-file.ts';
import { readSource, type ShopFileSource } from './source.ts';

export type PlacedEntry = {
  readonly entry: FileEntry;
  readonly source: ShopFileSource;
  readonly index: number;
};

export type ReadEntries = {
  readonly entries: readonly PlacedEntry[];
  readonly unreadable: readonly number[];
  readonly problems: readonly FileProblem[];
};

const readValidEntries = (
  source: ShopFileSource,
  problems: readonly FileProblem[],
): ReadEntries => {
  const offers: readonly unknown[] =
    isRecord(source.value) && Array.isArray(source.value.offers) ? source.value.offers : [];
  const read = offers.map((value, index) =>
    decode(EntryCodec, value).map((entry): PlacedEntry => ({ entry, source, index })),
  );
  const numbers = offers.map((value) =>
    isRecord(value) && isRecord(value.offer) ? value.offer.id : undefined,
  );
  return {
    entries: read.flatMap((each) => (each.isOk() ? [each.value] : [])),
    unreadable: numbers.filter(
      (id, index) => read[index]?.isErr() === true && typeof id === 'number',
    ) as readonly number[],
    problems,
  };
};

export const readEntries = (file: string, text: string): ReadEntries =>
  readSource(file, text).match(
    (source) =>
      decodeSource(source, OffersFile).match(
        ({ offers }) => ({
          entries: offers.map((entry, index) => ({ entry, source, index })),
          unreadable: [],
          problems: [],
        }),
        (problems) => readValidEntries(source, problems),
      ),
    (problems) => ({ entries: [], unreadable: [], problems }),
  );
