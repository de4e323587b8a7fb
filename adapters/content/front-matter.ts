import type * as t from 'io-ts';
import { err, type Result } from 'neverthrow';
import { parse } from 'yaml';
import { decode } from '../codecs/decode.ts';

/** A content file: what stands between its two lines of dashes, and the text below. */
export type WithFrontMatter<A> = { readonly about: A; readonly body: string };

const FILE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** YAML as a codec reads it; the error is one sentence for whoever wrote the file. */
export const readYaml = <A>(text: string, codec: t.Decoder<unknown, A>): Result<A, string> => {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    return err(`is no YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
  return decode(codec, value).mapErr((errors) => errors.map(({ field, code }) => `${field} is ${code}`).join(', '));
};

/** Reads a content file: what it says of itself, in YAML, and its Markdown. */
export const readFrontMatter = <A>(text: string, codec: t.Decoder<unknown, A>): Result<WithFrontMatter<A>, string> => {
  const [, head, body] = FILE.exec(text) ?? [];
  if (head === undefined || body === undefined) return err('does not begin with --- lines that say what it is');
  return readYaml(head, codec).map((about) => ({ about, body }));
};
