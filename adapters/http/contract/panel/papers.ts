import type * as t from 'io-ts';
import { list, nullable, object, oneOf } from '../codecs/shapes.ts';
import { Instant, ReservationId } from '../codecs/texts.ts';
import { Bool, Int, int, SiteId, Text } from '../codecs/values.ts';

/** The download's token is in the query, because logs never contain queries. */
export const DOWNLOAD_PATH = '/v1/documents/download';

/** `expectedVersion` matters only if the paper is new (R58). */
export const FileRequest = object(
  { reservationId: ReservationId, siteId: SiteId },
  { expectedVersion: int(0) },
);
export type FileRequest = t.TypeOf<typeof FileRequest>;

export const PaperKind = oneOf('contract', 'annex', 'advance', 'invoice', 'correction');

/** `part` is the paper's index among the papers of its kind, from 0. */
export const PaperRequest = object(
  { reservationId: ReservationId, siteId: SiteId, kind: PaperKind },
  { part: int(0) },
);
export type PaperRequest = t.TypeOf<typeof PaperRequest>;

export const PaperList = list(
  object({ Kind: PaperKind, Part: Int, Number: Text, MadeAt: Instant }),
);
export type PaperList = t.TypeOf<typeof PaperList>;

/** DownloadURL is valid for ten minutes; null if there is no file (R38). */
export const FileAnswer = object({ FileReady: Bool, DownloadURL: nullable(Text) });
export type FileAnswer = t.TypeOf<typeof FileAnswer>;
