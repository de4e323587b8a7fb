import { readFileSync } from 'node:fs';

/**
 * The picture at the top of mails: 840 by 240 pixels, shown at 560 by 160. `node
 * tests/tools/films/mail-head.ts` draws it.
 */
export const headPicture = (): Buffer => {
  picture ??= readFileSync(new URL('head.png', import.meta.url));
  return picture;
};
let picture: Buffer | undefined;
