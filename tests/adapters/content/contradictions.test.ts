import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { findFiguresTypedIntoTexts } from '../../../adapters/content/facts/find-figures-typed-into-texts.ts';
import {
  createSailingHoursFinder,
  findOfferTextContradictions,
} from '../../../adapters/content/facts/find-offer-text-contradictions.ts';
import {
  findOffersOutsideSeason,
  findStartPortsWithoutOffers,
} from '../../../adapters/content/facts/find-season-and-base-contradictions.ts';
import { makeCategory } from '../../../adapters/content/pages/make-page.ts';
import { readContentFiles } from '../../../adapters/content/pages/read-files.ts';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import type { OfferContent } from '../../../application/ports/catalogue.ts';
import { demoSite } from '../blog/demo-blog.ts';

const DAYS = ['2026-11-26', '2025-11-15', '2027-03-01', '2027-06-15'];
const [WINTER = ''] = DAYS;

const files = (await readContentFiles(CONTENT_FOLDER))._unsafeUnwrap();
const categories = files.categories.map(({ file }) => makeCategory(file, files.drawingOf));
const places = files.pages.filter(({ file }) => file.shape === 'place');

const seasonProblems = (today: string, pages = places) =>
  findOffersOutsideSeason({ pages, offers: demoCatalogue(today).map(({ offer }) => offer), today });

const baseProblems = (today: string, pages = places) =>
  findStartPortsWithoutOffers({ pages, entries: demoCatalogue(today), today });

const problemsOn = (today: string, entries = demoCatalogue(today)) =>
  findOfferTextContradictions({
    entries,
    categories,
    hoursOf: createSailingHoursFinder(demoSite),
    today,
  });

const problemsWith = (id: number, change: (content: OfferContent) => Partial<OfferContent>) =>
  problemsOn(
    WINTER,
    demoCatalogue(WINTER)
      .filter(({ offer }) => offer.id === id)
      .map((entry) => ({ ...entry, content: { ...entry.content, ...change(entry.content) } })),
  );

const says = (text: string) => (content: OfferContent) => ({
  paragraphs: [...content.paragraphs, text],
});

const folderWith = async (file: string, sentence: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(CONTENT_FOLDER, folder, { recursive: true });
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, `${text.trimEnd()}\n      ${sentence}\n`);
  return folder;
};

describe('the check for contradictions between texts and data', () => {
  it('finds no contradiction in the texts of the demo', async () =>
    expect(await findFiguresTypedIntoTexts(CONTENT_FOLDER)).toEqual([]));

  it.each(DAYS)(
    'finds no contradiction between the demo’s offers and their texts on the day %s',
    (today) => expect(problemsOn(today)).toEqual([]),
  );

  it.each(DAYS)(
    'on the day %s every demo offer sails in the season that its country’s page states',
    (today) => expect(seasonProblems(today)).toEqual([]),
  );

  it.each(DAYS)(
    'on the day %s, an offer starts in each port that a country’s page names',
    (today) => expect(baseProblems(today)).toEqual([]),
  );

  it('reports a region’s starting port that a page names, if no offer of that region starts there', () => {
    const planted = places.map(({ name, file }) => ({
      name,
      file: {
        ...file,
        blocks: file.blocks.map((block) => ({
          ...block,
          boxes: (block.boxes ?? []).map((box) =>
            box.title === 'Kornaty' ? { ...box, label: 'baza: Biograd, Zadar' } : box,
          ),
        })),
      },
    }));
    expect(baseProblems(WINTER, planted)).toEqual([
      expect.stringMatching(/chorwacja.*Kornaty starts at the port Zadar/),
    ]);
  });

  it.each([
    ['cover', 'maj–październik'],
    ['know', 'Od maja do połowy października. W lipcu bywa tłoczno.'],
    ['know', 'Maj, czerwiec i wrzesień. W sierpniu jest drogo.'],
    ['know', 'Pływamy od kwietnia do końca października.'],
  ] as const)(
    'a block with the layout %s is reported if an offer starts in December, but the block says: %s',
    (layout, sentence) => {
      const planted = places
        .filter(({ name }) => name.includes('chorwacja'))
        .map(({ name, file }) => ({
          name,
          file: {
            ...file,
            blocks: file.blocks.map((block) =>
              block.layout === layout
                ? {
                    ...block,
                    boxes:
                      layout === 'cover'
                        ? [{ title: sentence }]
                        : [{ title: 'Sezon', id: 'sezon', lead: sentence }],
                  }
                : block,
            ),
          },
        }));
      expect(seasonProblems(WINTER, planted)).toEqual([
        expect.stringMatching(/chorwacja.*starts on 2026-12-.*outside the season/),
      ]);
    },
  );

  it.each([
    ['a price', 'faq/platnosci.yaml', 'Zaliczka to 450 PLN od osoby.'],
    ['a weekday', 'faq/na-pokladzie.yaml', 'Zakupy robicie w sobotę.'],
    ['a season', 'faq/platnosci.yaml', 'Ceny w sezonie 2025/26 są stałe.'],
    ['an age', 'faq/zanim-zarezerwujesz.yaml', 'Płyną osoby od 25 lat.'],
    ['a deadline', 'blog/miejsce-kabina-czy-caly-jacht.md', 'Na zaliczkę masz dwa dni.'],
    ['a month', 'blog/karaiby-zima-z-pasatem.md', 'Nasze rejsy płyną do kwietnia.'],
  ])(
    'reports %s that a text writes in words or digits instead of by a placeholder',
    async (_, file, sentence) => {
      const problems = await findFiguresTypedIntoTexts(await folderWith(file, sentence));
      expect(problems).toEqual([expect.stringContaining(sentence)]);
      expect(problems[0]).toContain(file);
    },
  );

  it('reports an unneeded exception: a phrase that general-advice.yaml allows and that no text contains', async () => {
    const folder = await folderWith('general-advice.yaml', '- "po trzy osoby"');
    expect(await findFiguresTypedIntoTexts(folder)).toEqual([
      expect.stringContaining('"po trzy osoby"'),
    ]);
  });

  it.each([
    ['hours under sail', 101, says('Rzadko płyniesz dłużej niż trzy godziny.'), '6 to 8 hours'],
    ['a count of ports', 130, says('Codziennie inny port i inna kolacja.'), '2 ports'],
    ['a weekday', 101, says('Rejs zaczyna się w sobotę.'), 'the days 2027-06-24 to 2027-07-01'],
    ['bedding', 248, says('Weź śpiwór.'), 'bedding in the price'],
    ['bathrooms', 130, says('Łazienka jest przy każdej: łazienka przy każdej kabinie.'), 'fewer'],
    ['cabins', 101, says('Na jachcie jest 6 kabin.'), '4 or 5 cabins'],
    ['a way to travel', 129, says('Dojedziesz samochodem.'), 'a country without a road connection'],
    ['strangers', 135, says('Płyną z Tobą obcy ludzie.'), 'a private cruise'],
    ['places only', 126, says('Sprzedajemy tylko pojedyncze miejsca.'), 'also sells: cabin'],
    ['a deadline', 121, says('Rozkład podamy 30 dni przed startem.'), '10 days before the start'],
    ['a tax', 101, says('Taksa turystyczna to 25 EUR.'), 'a tourist tax of 10 EUR'],
    [
      'places outside the cabins',
      101,
      ({ units }: OfferContent) => ({
        units: units.map((unit, index) =>
          index === 0 ? { ...unit, shortDescription: '4 kabiny, 2 łazienki, 10 miejsc.' } : unit,
        ),
      }),
      '4 cabins, 10 places',
    ],
    [
      'a first port',
      101,
      ({ ports }: OfferContent) => ({
        ports: ports.map((port, index) =>
          index === 1 ? { ...port, description: 'Tu zaczynamy.' } : port,
        ),
      }),
      'its place on the route',
    ],
    ['ages', 188, says('Dla osób w wieku 20–45 lat.'), 'no limit of age'],
    ['short crossings', 129, says('Przeloty trwają dwie godziny.'), '6 to 8 hours'],
    ['short days', 105, says('Żeglujemy trzy, cztery godziny dziennie.'), '5 to 6 hours'],
    ['own bathrooms', 130, says('Kabiny mają własne łazienki.'), 'fewer bathrooms'],
    ['a last evening', 174, says('Ostatni wieczór w Korčuli.'), 'the last port'],
    ['a count of yachts', 174, says('Dwanaście jachtów i jedno nabrzeże.'), '16 yachts'],
    ['a hull', 137, says('Płyniesz po Grecji na rejs katamaranem.'), 'yachts with one hull'],
    ['a crew', 140, says('W załodze pięciu osób.'), '10 places'],
    [
      'the cabins of a class',
      119,
      ({ classes }: OfferContent) => ({
        classes: classes.map((group, index) =>
          index === 0 ? { ...group, description: 'Jachty z pięcioma kabinami.' } : group,
        ),
      }),
      'cabins',
    ],
  ])(
    'reports %s in an offer’s text if the offer’s data say something else',
    (_, id, change, fact) =>
      expect(problemsWith(id, change)).toEqual([expect.stringContaining(fact)]),
  );
});

it('styleHours returns the hours under sail of a style in digits, such as 4–5', () => {
  const hoursOf = createSailingHoursFinder(demoSite);
  expect([1, 2, 3, 4, 5, 6].map(hoursOf)).toEqual(['4–5', '6–8', '8–10', '5–6', '9', null]);
});
