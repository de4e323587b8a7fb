import type * as t from 'io-ts';
import { load } from 'js-yaml';
import { err, fromThrowable, type Result } from 'neverthrow';
import { decode } from '../codecs/decode.ts';

export type ContentFile<A> = { readonly about: A; readonly body: string };

const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Parses YAML. The error is a sentence with the line, for the author of the file. */
export const parseYaml: (text: string) => Result<unknown, string> = fromThrowable(
  (text: string): unknown => load(text),
  (error) => `is no YAML: ${error instanceof Error ? error.message : String(error)}`,
);

/** Decodes a parsed file. The error is a sentence for the author of the file. */
export const decodeFile = <A>(
  value: unknown,
  codec: t.Decoder<unknown, A>,
  placeOf: (field: string) => string = () => '',
): Result<A, string> =>
  decode(codec, value).mapErr((errors) =>
    errors.map(({ field, code }) => `${field}${placeOf(field)} is ${code}`).join(', '),
  );

/** For an inner field, returns the line of the top-level field that contains it. */
const lineIn =
  (text: string) =>
  (field: string): string => {
    const [top = ''] = field.split('.');
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.startsWith(`${top}:`));
    return at === -1 ? '' : ` (line ${at + 1}: ${lines[at]})`;
  };

export const readYaml = <A>(text: string, codec: t.Decoder<unknown, A>): Result<A, string> =>
  parseYaml(text).andThen((value) => decodeFile(value, codec, lineIn(text)));

/** Reads a content file: YAML between two lines of dashes, then Markdown. */
export const readFrontMatter = <A>(
  text: string,
  codec: t.Decoder<unknown, A>,
): Result<ContentFile<A>, string> => {
  const [, head, body] = FILE.exec(text) ?? [];
  if (head === undefined || body === undefined)
    return err('does not begin with --- lines that say what it is');
  return readYaml(head, codec).map((about) => ({ about, body }));
};
