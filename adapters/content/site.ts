import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as t from 'io-ts';
import { readYaml } from './front-matter.ts';

const SiteCodec = t.strict({
  season: t.string,
  years: t.string,
  licence: t.string,
  email: t.string,
  phone: t.string,
  social: t.readonlyArray(t.strict({ name: t.string, link: t.string })),
  claims: t.record(t.string, t.string),
});

/** What a site says of itself that is no figure of the shop's rules: the season, years, where it is heard of. */
export type Site = t.TypeOf<typeof SiteCodec>;

/** Reads the settings of the content. Throws, naming the file, where they cannot be used. */
export const readSite = (folder: string): Site =>
  readYaml(readFileSync(join(folder, 'site.yaml'), 'utf8'), SiteCodec).match(
    (site) => site,
    (problem) => {
      throw new Error(`site.yaml ${problem}`);
    },
  );
