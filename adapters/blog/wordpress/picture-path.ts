const FOLDER = '/blog/obrazy/';
/** The server takes no longer part of an address. */
const LONGEST = 290;

/**
 * The shop's own address for a picture of the blog's service; null for one that lies elsewhere, so that the shop never fetches from
 * a machine that nobody configured.
 */
export const picturePath = (address: string, origin: string): string | null => {
  const url = URL.parse(address, origin);
  if (url === null || url.origin !== origin) return null;
  const name = Buffer.from(`${url.pathname}${url.search}`).toString('base64url');
  return name.length > LONGEST ? null : `${FOLDER}${name}`;
};

/** The picture that such an address names, null where it names none. */
export const pictureAddress = (name: string, origin: string): string | null => {
  const path = Buffer.from(name, 'base64url').toString('utf8');
  const url = path.startsWith('/') ? URL.parse(path, origin) : null;
  return url !== null && url.origin === origin && picturePath(url.href, origin) === `${FOLDER}${name}` ? url.href : null;
};
