import type * as t from 'io-ts';
import { list, nullable, object, oneOfCodec } from '../codecs/shapes.ts';
import { Instant } from '../codecs/texts.ts';
import { Bool, bookingFields, Int, integerCodec, Text } from '../codecs/values.ts';

/** Path of downloads. The secret token is in the query, because logs omit queries. */
export const DOWNLOAD_PATH = '/v1/documents/download';

export const PaperKind = oneOfCodec('contract', 'annex', 'advance', 'invoice', 'correction');

export const PaperRequest = object(
  { ...bookingFields, kind: PaperKind },
  { part: integerCodec(0) },
);

export const PaperList = list(
  object({ Kind: PaperKind, Part: Int, Number: Text, MadeAt: Instant }),
);
export type PaperList = t.TypeOf<typeof PaperList>;

/** DownloadURL works for ten minutes. Null if the paper has no file (R38). */
export const FileAnswer = object({ FileReady: Bool, DownloadURL: nullable(Text) });
export type FileAnswer = t.TypeOf<typeof FileAnswer>;
