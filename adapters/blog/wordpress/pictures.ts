import { err, ok, type Result } from 'neverthrow';
import type { Clock } from '../../../application/ports/system.ts';
import { DAY_LENGTH, MINUTE } from '../../../domain/calendar.ts';
import { fetchWithinLimits } from './service.ts';
import { createProcessKeyReader, createSignatures, type Signatures } from './signatures.ts';
import { createStaleCache, type StaleCacheLimits } from './stale-cache.ts';

const FOLDER = '/blog/obrazy/';
const LONGEST = 290;

/** Returns the shop's own web address of a blog picture; null if another host has the picture. */
export const signedBlogPicturePath = (
  address: string,
  origin: string,
  { sign }: Signatures,
): string | null => {
  const url = URL.parse(address, origin);
  if (url === null || url.origin !== origin) return null;
  const name = sign('picture', Buffer.from(`${url.pathname}${url.search}`).toString('base64url'));
  return name.length > LONGEST ? null : `${FOLDER}${name}`;
};

const blogPictureUrlOfSignedPath = (
  name: string,
  origin: string,
  { open }: Signatures,
): string | null => {
  const path = open('picture', name);
  const url =
    path === null ? null : URL.parse(Buffer.from(path, 'base64url').toString('utf8'), origin);
  return url !== null && url.origin === origin ? url.href : null;
};

export type BlogPicture = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };
/**
 * Loads a picture of the blog. Returns null if the blog has no such picture, and the error `away`
 * if the blog does not respond.
 */
export type BlogPictures = (name: string) => Promise<Result<BlogPicture | null, 'away'>>;

const TYPES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
]);
const LIMITS = { milliseconds: 8000, bytes: 3_000_000 } as const;
const PICTURE_CACHE_LIMITS: StaleCacheLimits = {
  ...{ fresh: DAY_LENGTH, stale: 7 * DAY_LENGTH, rest: MINUTE, missing: MINUTE },
  ...{ most: 24, atOnce: 6, ofVisitor: 6 },
};

/**
 * Loads pictures of the blog, but only pictures that the blog named in a response. The shop signed
 * their addresses then; `key` returns the key of these signatures.
 */
export const blogPictures = (
  url: string,
  clock: Clock,
  log: (problem: string) => void,
  key: () => Promise<string> = createProcessKeyReader(),
): BlogPictures => {
  const { origin } = new URL(url);
  const answers = createStaleCache<BlogPicture | null>(
    clock,
    (picture) => picture === null,
    PICTURE_CACHE_LIMITS,
  );
  return async (name) => {
    const address = blogPictureUrlOfSignedPath(name, origin, createSignatures(await key()));
    if (address === null) return ok(null);
    return answers.get(address, async () => {
      const answer = await fetchWithinLimits(address, { headers: { accept: 'image/*' } }, LIMITS);
      if (answer.isErr()) {
        log(`A picture of the blog's service ${answer.error}`);
        return err('away');
      }
      const type = answer.value.type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
      return ok(TYPES.has(type) ? { type, bytes: answer.value.bytes } : null);
    });
  };
};
