import type { Signatures } from './signatures.ts';

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

export const blogPictureUrlOfSignedPath = (
  name: string,
  origin: string,
  { open }: Signatures,
): string | null => {
  const path = open('picture', name);
  const url =
    path === null ? null : URL.parse(Buffer.from(path, 'base64url').toString('utf8'), origin);
  return url !== null && url.origin === origin ? url.href : null;
};
