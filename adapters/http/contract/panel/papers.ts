import type * as t from 'io-ts';
import { list, nullable, object, oneOf } from '../codecs/shapes.ts';
import { Instant, ReservationId } from '../codecs/texts.ts';
import { Bool, Int, int, SiteId, Text } from '../codecs/values.ts';

/** Where a paper is fetched; the token is in the query, which no log keeps. */
export const DOWNLOAD_PATH = '/v1/documents/download';

/** `expectedVersion`: what a paper that is made now is made of (R58); one that was made before is as it was made. */
export const FileRequest = object({ reservationId: ReservationId, siteId: SiteId }, { expectedVersion: int(0) });
export type FileRequest = t.TypeOf<typeof FileRequest>;

export const PaperKind = oneOf('contract', 'annex', 'advance', 'invoice', 'correction');

/** A paper that was made: its kind, and which of that kind it is, from 0. */
export const PaperRequest = object({ reservationId: ReservationId, siteId: SiteId, kind: PaperKind }, { part: int(0) });
export type PaperRequest = t.TypeOf<typeof PaperRequest>;

/** The papers of a booking that were made, by kind and in the order in which they were. */
export const PaperList = list(object({ Kind: PaperKind, Part: Int, Number: Text, MadeAt: Instant }));
export type PaperList = t.TypeOf<typeof PaperList>;

/** DownloadURL is a path of the shop, for ten minutes; null where there is no file yet (R38). */
export const FileAnswer = object({ FileReady: Bool, DownloadURL: nullable(Text) });
export type FileAnswer = t.TypeOf<typeof FileAnswer>;
