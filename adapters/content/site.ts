import * as t from 'io-ts';
import { TRAITS } from '../../domain/catalogue/traits.ts';
import { checkedCodec, oneOfWordsCodec, withOptional } from '../codecs/checked-codec.ts';
import { isHttps } from '../system/config.ts';
import { contentText, InvalidContentFile, readYaml } from './content-folder.ts';

const Ids = t.readonlyArray(t.string);
const degrees = (most: number) =>
  checkedCodec(
    `degrees from -${most} to ${most}`,
    (u): u is number => typeof u === 'number' && Math.abs(u) <= most,
  );

const MOST_NIGHTS = 60;
const MOST_PRICE = 100_000;
const ascending = (name: string, most: number) =>
  checkedCodec(
    `at most 9 ascending ${name} from 1 to ${most}`,
    (u): u is readonly number[] =>
      Array.isArray(u) &&
      u.length <= 9 &&
      u.every((n, at) => Number.isInteger(n) && n > (at === 0 ? 0 : u[at - 1]) && n <= most),
  );

const ListedCodec = t.exact(
  t.partial({
    types: t.readonlyArray(t.number),
    countries: t.readonlyArray(t.number),
    terms: t.readonlyArray(t.number),
    heading: t.string,
    /**
     * Where trainings take place, with the name for the list's filter. An area without a name has
     * no filter.
     */
    places: t.exact(t.partial({ croatia: t.string, poland: t.string })),
  }),
);

const ChatAddress = checkedCodec(
  'an address such as https://chat.example.org/room',
  (u): u is string => typeof u === 'string' && isHttps(u),
);

const MenuLink = t.strict({ text: t.string, link: t.string });

const OptionalCodec = t.exact(
  t.partial({
    /** The position of the office. If it is missing, the page /kontakt has no map. */
    office: t.strict({ town: t.string, east: degrees(180), north: degrees(85) }),
    /** The year or season that texts name. Default: the season of today's date (R71). */
    season: t.string,
    notice: t.string,
    /**
     * The kitty of some countries. It replaces the claims `kittyEuro`, `kittyDay` and `kittyBasis`,
     * which are wrong for these countries.
     */
    kitties: t.readonlyArray(
      t.strict({ countries: Ids, amount: t.string, day: t.string, basis: t.string }),
    ),
    /** Address of a chat page for the help panel. Without it, the panel has no chat. */
    chat: ChatAddress,
    /** The page about clothes. If it is missing, step 4 of the wizard has no link to it. */
    clothes: t.string,
    founded: t.number,
    styles: t.record(t.string, t.strict({ hours: t.string, ages: t.string })),
    /**
     * Cards on the pages of offers. An offer with one of a card's `notTraits` does not show the
     * card.
     */
    newWay: t.strict({
      title: t.string,
      lead: t.string,
      cards: t.readonlyArray(
        withOptional(
          { title: t.string, text: t.string, pictures: t.readonlyArray(t.string) },
          { notTraits: t.readonlyArray(oneOfWordsCodec(TRAITS)) },
        ),
      ),
    }),
    lists: t.exact(
      t.partial({
        trainings: ListedCodec,
        lakes: ListedCodec,
        may: ListedCodec,
        party: ListedCodec,
      }),
    ),
    /**
     * Ranges of the list's filters: `nights` has the lowest number of nights of each range,
     * `prices` (złoty) the highest price of each.
     */
    bands: t.strict({
      nights: ascending('numbers of nights', MOST_NIGHTS),
      prices: ascending('amounts in whole PLN', MOST_PRICE),
    }),
    /** The text about children in step 5, for offers with the trait childDiscountInfo (W-079). */
    childRebates: t.string,
  }),
);

const SiteCodec = t.intersection([
  OptionalCodec,
  t.strict({
    motto: t.string,
    menu: t.readonlyArray(
      t.union([
        MenuLink,
        t.strict({ text: t.string, links: t.readonlyArray(MenuLink) }),
        t.strict({ text: t.string, countries: t.literal(true) }),
      ]),
    ),
    footer: t.strict({
      columns: t.readonlyArray(t.strict({ title: t.string, links: t.readonlyArray(MenuLink) })),
      terms: t.readonlyArray(MenuLink),
    }),
    social: t.readonlyArray(t.strict({ name: t.string, link: t.string })),
    help: t.strict({ usual: Ids, offer: Ids, trainings: Ids, panel: Ids }),
    claims: t.record(t.string, t.string),
    insurance: t.record(t.string, t.string),
  }),
]);

const PeopleCodec = t.record(
  t.string,
  withOptional({ name: t.string, role: t.string, about: t.string }, { photograph: t.string }),
);

export type SiteContent = t.TypeOf<typeof SiteCodec> & {
  readonly people: t.TypeOf<typeof PeopleCodec>;
};

const readFile = <A>(folder: string, name: string, codec: t.Decoder<unknown, A>): A | null => {
  const text = contentText(folder, name);
  if (text === null) return null;
  return readYaml(text, codec).match(
    (file) => file,
    (problem) => {
      throw new InvalidContentFile(`${name}: ${problem}`);
    },
  );
};

/** Reads people.yaml, the people whom the site names. Without this file the site names nobody. */
const readStaff = (folder: string): SiteContent['people'] =>
  readFile(folder, 'people.yaml', PeopleCodec) ?? {};

export const readSiteContent = (folder: string): SiteContent => {
  const site = readFile(folder, 'site.yaml', SiteCodec);
  if (site === null)
    throw new InvalidContentFile(
      `site.yaml is missing in ${folder}. "npm run office -- content new FOLDER" writes a first set of files; SHOP_CONTENT names their folder.`,
    );
  return { ...site, people: readStaff(folder) };
};
