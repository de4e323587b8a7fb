import { err, ok, type Result } from 'neverthrow';

/** The external map under a route is loaded only if the visitor asks for it. */
export type MapTiles = {
  /** Address of a tile, with {z}, {x} and {y} in place of its coordinates. */
  readonly url: string;
  readonly attribution: string;
};

const PLACES = ['{z}', '{x}', '{y}'] as const;
const TILES_EXAMPLE = 'https://tile.example.org/{z}/{x}/{y}.png';

/** The security policy gets the origin of such an address unchanged, so its host is fixed. */
const isHttps = (text: string): boolean => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && !/[{}]|%7b/i.test(url.host);
};

/** Returns null if MAP_TILES_URL is missing. */
export const mapTilesOf = (
  url: string | null,
  attribution: string | null,
): Result<MapTiles | null, string> => {
  if (url === null) return ok(null);
  if (!isHttps(url) || !PLACES.every((place) => url.includes(place)))
    return err(
      `MAP_TILES_URL is no address of map tiles: write it like ${TILES_EXAMPLE}, or leave it out.`,
    );
  return ok({ url, attribution: attribution ?? new URL(url).host });
};

/** The chat of CHAT_URL is loaded only if the visitor asks for it. */
export const chatUrlOf = (url: string | null): Result<string | null, string> =>
  url === null || isHttps(url)
    ? ok(url)
    : err(
        'CHAT_URL is no address of a chat: write it like https://chat.example.org/room, or leave it out.',
      );
