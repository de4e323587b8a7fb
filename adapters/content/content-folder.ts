import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type * as t from 'io-ts';
import { load } from 'js-yaml';
import { err, fromThrowable, ok, type Result } from 'neverthrow';
import { decodeWritten } from '../codecs/decode.ts';
import { decodeText } from '../codecs/decode-text.ts';

export type ContentFile<A> = { readonly about: A; readonly body: string };

const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

const parseYaml: (text: string) => Result<unknown, string> = fromThrowable(
  (text: string): unknown => load(text),
  (error) => `is no YAML: ${error instanceof Error ? error.message : String(error)}`,
);

const decodeFile = <A>(
  value: unknown,
  codec: t.Decoder<unknown, A>,
  placeOf: (field: string) => string = () => '',
): Result<A, string> =>
  decodeWritten(codec, value).mapErr((errors) =>
    errors
      .map(({ field, code, allowed }) => {
        const wrong = `${field}${placeOf(field)} is ${code}`;
        return code === 'required' ? wrong : `${wrong}: write ${allowed}`;
      })
      .join('; '),
  );

type Range = { readonly from: number; readonly to: number };

const columnOf = (line: string): number => line.search(/[^\s-]/);

const itemRange = (lines: readonly string[], { from, to }: Range, item: number): Range | null => {
  const dashes = lines.flatMap((line, at) =>
    at > from && at < to && /^\s*- /.test(line) ? [{ at, column: line.indexOf('-') }] : [],
  );
  const column = Math.min(...dashes.map((dash) => dash.column));
  const items = dashes.filter((dash) => dash.column === column);
  const found = items[item];
  return found === undefined ? null : { from: found.at, to: items[item + 1]?.at ?? to };
};

const keyRange = (lines: readonly string[], { from, to }: Range, key: string): Range | null => {
  const isKey = (line: string): boolean => line.replace(/^[\s-]*/, '').startsWith(`${key}:`);
  const at = lines.findIndex((line, index) => index >= from && index < to && isKey(line));
  if (at === -1) return null;
  const column = columnOf(lines[at] ?? '');
  const end = lines.findIndex(
    (line, index) => index > at && index < to && line.trim() !== '' && columnOf(line) <= column,
  );
  return { from: at, to: end === -1 ? to : end };
};

/**
 * For a field such as `blocks[1].layout`, returns ' (line N: text of the line)'. If the field is
 * missing, returns the line of its nearest parent that exists; '' if no parent exists.
 */
export const createFieldPositionFormatter =
  (text: string): ((field: string) => string) =>
  (field: string): string => {
    const lines = text.split('\n');
    let range: Range | null = { from: 0, to: lines.length };
    let at: number | null = null;
    for (const part of field.split(/[.[\]]+/).filter((each) => each !== '')) {
      range = /^\d+$/.test(part)
        ? itemRange(lines, range, Number(part))
        : keyRange(lines, range, part);
      if (range === null) break;
      at = range.from;
    }
    return at === null ? '' : ` (line ${at + 1}: ${lines[at]?.trim()})`;
  };

/** Returns number and text of the first line that contains the value; '' if no line contains it. */
export const formatPositionOfValue = (text: string, value: string): string => {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(value));
  return at === -1 ? '' : ` (line ${at + 1}: ${lines[at]?.trim()})`;
};

const hasKeys = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reports unknown keys, because a misspelt key would otherwise be ignored without a message. */
const strayKeys = (written: unknown, read: unknown, path = ''): readonly string[] => {
  if (!hasKeys(written)) return [];
  const decoded = hasKeys(read) ? read : {};
  return Object.entries(written).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return key in decoded ? strayKeys(value, decoded[key], here) : [here];
  });
};

/** Decodes a YAML text. An error is a sentence that names the field and its line. */
export const readYaml = <A>(text: string, codec: t.Decoder<unknown, A>): Result<A, string> =>
  parseYaml(text).andThen((written) =>
    decodeFile(written, codec, createFieldPositionFormatter(text)).andThen((file) => {
      const stray = strayKeys(written, file);
      return stray.length === 0
        ? ok(file)
        : err(
            stray
              .map((key) => `${key}${createFieldPositionFormatter(text)(key)} is unknown`)
              .join(', '),
          );
    }),
  );

/** Reads a content file that begins with YAML between two `---` lines and continues in Markdown. */
export const readFrontMatter = <A>(
  text: string,
  codec: t.Decoder<unknown, A>,
): Result<ContentFile<A>, string> => {
  const [, head, body] = FILE.exec(text) ?? [];
  if (head === undefined || body === undefined)
    return err('must begin with YAML between two lines of three hyphens (---)');
  return readYaml(head, codec).map((about) => ({ about, body }));
};

export const CONTENT_FOLDER = join(import.meta.dirname, 'files');

type NamedFolder = { readonly contentFolder: string | null };
export const contentFolderOf = ({ contentFolder }: NamedFolder): string =>
  contentFolder ?? CONTENT_FOLDER;

export const contentFileNames = (
  folder: string,
  subfolder: string,
  ending: string,
): readonly string[] => {
  const path = join(folder, subfolder);
  return existsSync(path)
    ? readdirSync(path)
        .filter((name) => name.endsWith(ending))
        .toSorted()
    : [];
};

const READ_NAMES =
  /^(?:(?:site|people|theme|general-advice)\.yaml|(?:pages|faq)\/[^/]+\.yaml|blog\/[^/]+\.md)$/;

/** Reports texts that the shop does not read because of their place or their name's ending. */
export const unreadContentFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter(
      (name) =>
        /\.(?:ya?ml|md|markdown)$/i.test(name) &&
        !/(?:^|\/)(?:\.|README\.md$)/.test(name) &&
        !READ_NAMES.test(name),
    )
    .toSorted()
    .map(
      (name) =>
        `${name} is not read: the shop reads site.yaml, people.yaml, theme.yaml, general-advice.yaml, pages/NAME.yaml, faq/NAME.yaml and blog/NAME.md. Rename, move or remove the file.`,
    );

/** Thrown for an invalid content file. The message names the file, the field and the line. */
export class InvalidContentFile extends Error {}

/** Reads a file of a subfolder. Refuses another encoding than UTF-8, and names file and line. */
export const readContentText = (folder: string, name: string): Result<string, string> =>
  decodeText(readFileSync(join(folder, name))).mapErr((problem) => `${name}: ${problem}.`);

/** Returns null for a missing file. Throws if the file is not UTF-8. */
export const contentText = (folder: string, name: string): string | null =>
  existsSync(join(folder, name))
    ? readContentText(folder, name).match(
        (text) => text,
        (problem) => {
          throw new InvalidContentFile(problem);
        },
      )
    : null;
