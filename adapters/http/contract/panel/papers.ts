import type * as t from 'io-ts';
import { nullable, object } from '../codecs/shapes.ts';
import { ReservationId } from '../codecs/texts.ts';
import { Bool, int, SiteId, Text } from '../codecs/values.ts';

/** Where a paper is fetched; the token is in the query, which no log keeps. */
export const DOWNLOAD_PATH = '/v1/documents/download';

/** `expectedVersion`: what a paper that is made now is made of (R58); one that was made before is as it was made. */
export const FileRequest = object({ reservationId: ReservationId, siteId: SiteId }, { expectedVersion: int(0) });
export type FileRequest = t.TypeOf<typeof FileRequest>;

/** DownloadURL is a path of the shop, for ten minutes; null where there is no file yet (R38). */
export const FileAnswer = object({ FileReady: Bool, DownloadURL: nullable(Text) });
export type FileAnswer = t.TypeOf<typeof FileAnswer>;
