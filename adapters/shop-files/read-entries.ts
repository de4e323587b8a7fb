import { decode } from '../codecs/decode.ts';
import type { FileBytes } from '../codecs/decode-text.ts';
import { isRecord } from '../codecs/is-record.ts';
import { list, object, oneOfCodec } from '../http/contract/codecs/shapes.ts';
import type { FileProblem } from './file-problem.ts';
import {
  decodeUtf8Range,
  fileBytesOf,
  type ListItem,
  scanListReturningRest,
} from './list-items.ts';
import { EntryCodec, type FileEntry, OFFERS_FORMAT, OffersFile } from './offers-file.ts';
import { decodeSource } from './read-file.ts';
import {
  createFieldLineFinder,
  parseFieldPath,
  parseJsonWithoutSyntaxTree,
  readSource,
  type ShopFileSource,
} from './source.ts';

type PlacedEntry = {
  readonly entry: FileEntry;
  readonly source: Omit<ShopFileSource, 'value'>;
  readonly index: number;
};

type ReadEntries = {
  readonly entries: readonly PlacedEntry[];
  readonly unreadable: readonly number[];
  readonly problems: readonly FileProblem[];
};

/**
 * A file of offers. If `bytes` exists, the program reads a long file in parts through `bytes`.
 * `text` is always the text of the whole file.
 */
export type NamedText = {
  readonly file: string;
  readonly text: string;
  readonly bytes?: FileBytes;
};

/**
 * Codec of a whole file of offers. If the program reads a file offer by offer, this codec gets the
 * file with an empty list of offers. It then checks only the fields outside the list.
 */
const Frame = object({ format: oneOfCodec(OFFERS_FORMAT), offers: list(EntryCodec) });

const numberOf = (value: unknown): readonly number[] =>
  isRecord(value) && isRecord(value.offer) && typeof value.offer.id === 'number'
    ? [value.offer.id]
    : [];

/** Returns a function that finds a field's line. It reads the item again when it is called. */
const linesOf = (
  named: NamedText,
  bytes: FileBytes,
  items: readonly ListItem[],
): ((field: string) => number) => {
  let whole: ((field: string) => number) | undefined;
  let last:
    | { readonly item: ListItem; readonly lineOf: ReturnType<typeof createFieldLineFinder> }
    | undefined;
  return (field) => {
    const [, position, ...steps] = parseFieldPath(field);
    const item = typeof position === 'number' ? items[position] : undefined;
    if (item !== undefined) {
      if (last?.item !== item)
        last = {
          item,
          lineOf: createFieldLineFinder(
            decodeUtf8Range(bytes, item.start, item.end) ?? '',
            item.line,
          ),
        };
      return last.lineOf(steps);
    }
    whole ??= readSource(named.file, named.text).match(
      ({ lineOf }) => lineOf,
      () => () => 1,
    );
    return whole(field);
  };
};

/**
 * Reads a file one offer at a time. Null if the JSON is invalid, or if the file has other lists
 * than the list of offers.
 */
const readOneByOne = (named: NamedText): ReadEntries | null => {
  const bytes = named.bytes ?? fileBytesOf(named.text);
  const items: ListItem[] = [];
  const source = { file: named.file, lineOf: linesOf(named, bytes, items) };
  const entries: PlacedEntry[] = [];
  const unreadable: number[] = [];
  const [wrong, strays]: [FileProblem[], FileProblem[]] = [[], []];
  const frame = scanListReturningRest(bytes, (item) => {
    const text = decodeUtf8Range(bytes, item.start, item.end);
    const parsed = text === null ? undefined : parseJsonWithoutSyntaxTree(text);
    if (parsed === undefined) return false;
    const { value } = parsed;
    const index = items.push(item) - 1;
    const place = (entry: FileEntry): void => void entries.push({ entry, source, index });
    decodeSource({ ...source, value }, EntryCodec, `offers[${index}]`).match(
      place,
      ({ problems, invalid }) => {
        wrong.push(...problems.slice(0, invalid.length));
        strays.push(...problems.slice(invalid.length));
        if (invalid.length > 0) unreadable.push(...numberOf(value));
        else decode(EntryCodec, value).map(place);
      },
    );
    return true;
  });
  const around = frame === null ? undefined : parseJsonWithoutSyntaxTree(frame)?.value;
  if (items.length === 0 || !isRecord(around) || !Array.isArray(around.offers)) return null;
  const framed = decodeSource({ ...source, value: around }, Frame).match(
    () => [],
    ({ problems }) => problems,
  );
  return { entries, unreadable, problems: [...framed, ...wrong, ...strays] };
};

/**
 * Reads a whole file at once if its offers cannot be read one by one. That happens after an error
 * in the JSON, and only this way of reading can say where the error is.
 */
const readWhole = ({ file, text }: NamedText): ReadEntries =>
  readSource(file, text)
    .andThen((source) =>
      decodeSource(source, OffersFile)
        .mapErr(({ problems }) => problems)
        .map(({ offers }) => offers.map((entry, index) => ({ entry, source, index }))),
    )
    .match(
      (entries) => ({ entries, unreadable: [], problems: [] }),
      (problems) => ({ entries: [], unreadable: [], problems }),
    );

export const readOfferEntries = (named: NamedText): ReadEntries =>
  readOneByOne(named) ?? readWhole(named);
