import type * as t from 'io-ts';
import { list, nullable, object, oneOf } from '../codecs/shapes.ts';
import { Instant, ReservationId } from '../codecs/texts.ts';
import { Bool, Int, int, SiteId, Text } from '../codecs/values.ts';

/** Path of a paper's download. The token is in the query, which logs never contain. */
export const DOWNLOAD_PATH = '/v1/documents/download';

/**
 * `expectedVersion`: the version of the booking for a new paper (R58). An existing paper does not
 * change.
 */
export const FileRequest = object(
  { reservationId: ReservationId, siteId: SiteId },
  { expectedVersion: int(0) },
);
export type FileRequest = t.TypeOf<typeof FileRequest>;

export const PaperKind = oneOf('contract', 'annex', 'advance', 'invoice', 'correction');

/** An existing paper: its kind and its index within that kind, from 0. */
export const PaperRequest = object(
  { reservationId: ReservationId, siteId: SiteId, kind: PaperKind },
  { part: int(0) },
);
export type PaperRequest = t.TypeOf<typeof PaperRequest>;

/** The existing papers of a booking, by kind and in the order in which they were made. */
export const PaperList = list(
  object({ Kind: PaperKind, Part: Int, Number: Text, MadeAt: Instant }),
);
export type PaperList = t.TypeOf<typeof PaperList>;

/** DownloadURL is a path of the shop, valid for ten minutes; null if there is no file yet (R38). */
export const FileAnswer = object({ FileReady: Bool, DownloadURL: nullable(Text) });
export type FileAnswer = t.TypeOf<typeof FileAnswer>;
