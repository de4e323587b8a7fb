import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as t from 'io-ts';
import { readYaml } from './front-matter.ts';

const Ids = t.readonlyArray(t.string);
const degrees = (most: number) => {
  const fits = (u: unknown): u is number => typeof u === 'number' && Math.abs(u) <= most;
  return new t.Type<number>(
    `degrees from -${most} to ${most}`,
    fits,
    (u, c) => (fits(u) ? t.success(u) : t.failure(u, c)),
    t.identity,
  );
};

const OptionalCodec = t.exact(
  t.partial({
    /** Position of the office on the map of /kontakt. Without it the page has no map. */
    office: t.strict({ town: t.string, east: degrees(180), north: degrees(85) }),
    /** A season that replaces the season of today (R71). */
    season: t.string,
    /** A line at the end of every page, for example that the shop is a demo. */
    notice: t.string,
  }),
);

const SiteCodec = t.intersection([
  OptionalCodec,
  t.strict({
    /** The year in which the company was founded. The copyright begins with it. */
    founded: t.number,
    social: t.readonlyArray(t.strict({ name: t.string, link: t.string })),
    /** Questions that the help panel links to, by the kind of the page on which it opens. */
    help: t.strict({ usual: Ids, offer: Ids, trainings: Ids, panel: Ids }),
    claims: t.record(t.string, t.string),
    insurance: t.record(t.string, t.string),
  }),
]);

export const PeopleCodec = t.record(
  t.string,
  t.strict({ name: t.string, role: t.string, about: t.string }),
);

/** Facts about a site that are not numbers of the shop: its founding year, people, channels. */
export type SiteContent = t.TypeOf<typeof SiteCodec> & {
  readonly people: t.TypeOf<typeof PeopleCodec>;
};

/** Thrown for an invalid content file. The message names the file, the field and the line. */
export class InvalidContentFile extends Error {}

const readFile = <A>(folder: string, name: string, codec: t.Decoder<unknown, A>): A =>
  readYaml(readFileSync(join(folder, name), 'utf8'), codec).match(
    (file) => file,
    (problem) => {
      throw new InvalidContentFile(`${name}: ${problem}`);
    },
  );

export const readSiteContent = (folder: string): SiteContent => ({
  ...readFile(folder, 'site.yaml', SiteCodec),
  people: readFile(folder, 'people.yaml', PeopleCodec),
});
