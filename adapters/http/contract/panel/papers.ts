import type * as t from 'io-ts';
import { list, nullable, object, oneOfCodec } from '../codecs/shapes.ts';
import { Instant, ReservationId } from '../codecs/texts.ts';
import { Bool, Int, integerCodec, SiteId, Text } from '../codecs/values.ts';

/** Path of downloads. The secret token is in the query, because logs omit queries. */
export const DOWNLOAD_PATH = '/v1/documents/download';

/** `expectedVersion` is checked only if the paper's file is not made yet (R58). */
export const FileRequest = object(
  { reservationId: ReservationId, siteId: SiteId },
  { expectedVersion: integerCodec(0) },
);
export type FileRequest = t.TypeOf<typeof FileRequest>;

export const PaperKind = oneOfCodec('contract', 'annex', 'advance', 'invoice', 'correction');

export const PaperRequest = object(
  { reservationId: ReservationId, siteId: SiteId, kind: PaperKind },
  { part: integerCodec(0) },
);
export type PaperRequest = t.TypeOf<typeof PaperRequest>;

export const PaperList = list(
  object({ Kind: PaperKind, Part: Int, Number: Text, MadeAt: Instant }),
);
export type PaperList = t.TypeOf<typeof PaperList>;

/** DownloadURL works for ten minutes. Null if the paper has no file (R38). */
export const FileAnswer = object({ FileReady: Bool, DownloadURL: nullable(Text) });
export type FileAnswer = t.TypeOf<typeof FileAnswer>;
