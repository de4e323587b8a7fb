import { err, ok, type Result } from 'neverthrow';
import type { Clock } from '../../../application/ports/clock.ts';
import { DAY_LENGTH, MINUTE } from '../../../domain/calendar.ts';
import { type Keeping, keepAnswers } from './kept-answers.ts';
import { limitedFetch } from './limited-fetch.ts';
import { pictureAddress } from './picture-path.ts';
import { processKey, signaturesWith } from './signatures.ts';

/** A picture of the blog's service as the shop sends it on. */
export type BlogPicture = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };
/** Null where the name is none of a picture, or what lies there is none; `away` while it cannot be had. */
export type BlogPictures = (name: string) => Promise<Result<BlogPicture | null, 'away'>>;

const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml']);
const LIMITS = { milliseconds: 8000, bytes: 3_000_000 } as const;
/** Browsers keep pictures for a day themselves: few of them are asked for again and again. */
const KEEPING: Keeping = {
  ...{ fresh: DAY_LENGTH, stale: 7 * DAY_LENGTH, rest: MINUTE, missing: MINUTE },
  ...{ most: 24, atOnce: 6, ofVisitor: 6 },
};

/** The pictures that answers of the blog's service named, and no others. `key` is the one that the blog signs their addresses with. */
export const blogPictures = (
  url: string,
  clock: Clock,
  log: (problem: string) => void,
  key: () => Promise<string> = processKey(),
): BlogPictures => {
  const { origin } = new URL(url);
  const answers = keepAnswers<BlogPicture | null>(clock, (picture) => picture === null, KEEPING);
  return async (name) => {
    const address = pictureAddress(name, origin, signaturesWith(await key()));
    if (address === null) return ok(null);
    return answers.get(address, async () => {
      const answer = await limitedFetch(address, { headers: { accept: 'image/*' } }, LIMITS);
      if (answer.isErr()) {
        log(`A picture of the blog's service ${answer.error}`);
        return err('away');
      }
      const type = answer.value.type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
      return ok(TYPES.has(type) ? { type, bytes: answer.value.bytes } : null);
    });
  };
};
