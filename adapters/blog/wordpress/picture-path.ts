import type { Signatures } from './signatures.ts';

const FOLDER = '/blog/obrazy/';
/** The server accepts no longer path segment. */
const LONGEST = 290;

/**
 * The shop's own address for a picture that an answer of the blog's service names; null for one that lies elsewhere, so that the shop never
 * fetches from a machine that nobody configured. It is signed: no other path of that machine can be fetched through the shop.
 */
export const picturePath = (
  address: string,
  origin: string,
  { sign }: Signatures,
): string | null => {
  const url = URL.parse(address, origin);
  if (url === null || url.origin !== origin) return null;
  const name = sign('picture', Buffer.from(`${url.pathname}${url.search}`).toString('base64url'));
  return name.length > LONGEST ? null : `${FOLDER}${name}`;
};

/** The picture that such an address names; null where its signature is none of the shop's. */
export const pictureAddress = (
  name: string,
  origin: string,
  { open }: Signatures,
): string | null => {
  const path = open('picture', name);
  const url =
    path === null ? null : URL.parse(Buffer.from(path, 'base64url').toString('utf8'), origin);
  return url !== null && url.origin === origin ? url.href : null;
};
