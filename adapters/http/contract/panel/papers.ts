import type * as t from 'io-ts';
import { list, nullable, object, oneOf } from '../codecs/shapes.ts';
import { Instant, ReservationId } from '../codecs/texts.ts';
import { Bool, Int, int, SiteId, Text } from '../codecs/values.ts';

/** The token is in the query, which logs never contain. */
export const DOWNLOAD_PATH = '/v1/documents/download';

/** `expectedVersion` is for a new paper (R58): an existing one does not change. */
export const FileRequest = object(
  { reservationId: ReservationId, siteId: SiteId },
  { expectedVersion: int(0) },
);
export type FileRequest = t.TypeOf<typeof FileRequest>;

export const PaperKind = oneOf('contract', 'annex', 'advance', 'invoice', 'correction');

/** `part`: index within the kind, from 0. */
export const PaperRequest = object(
  { reservationId: ReservationId, siteId: SiteId, kind: PaperKind },
  { part: int(0) },
);
export type PaperRequest = t.TypeOf<typeof PaperRequest>;

export const PaperList = list(
  object({ Kind: PaperKind, Part: Int, Number: Text, MadeAt: Instant }),
);
export type PaperList = t.TypeOf<typeof PaperList>;

/** A path of the shop, valid for ten minutes; null without a file (R38). */
export const FileAnswer = object({ FileReady: Bool, DownloadURL: nullable(Text) });
export type FileAnswer = t.TypeOf<typeof FileAnswer>;
