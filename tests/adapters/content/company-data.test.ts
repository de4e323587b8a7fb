import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkPosts, readPostFiles } from '../../../adapters/blog/post-files.ts';
import { InvalidContentFile } from '../../../adapters/content/content-folder.ts';
import { convertPhotographs } from '../../../adapters/content/convert-photographs.ts';
import { findDemoClaims } from '../../../adapters/content/demo-claims.ts';
import { readTheme } from '../../../adapters/content/look/theme.ts';
import { writeExampleContentFolder } from '../../../adapters/content/new-folder.ts';
import { checkPages } from '../../../adapters/content/pages/check-pages.ts';
import { contentFromFiles } from '../../../adapters/content/pages/files-content.ts';
import { readContentFiles } from '../../../adapters/content/pages/read-files.ts';
import { createPictureNameChecker } from '../../../adapters/illustrations/picture-problems.ts';
import { zloty } from '../../../domain/money.ts';
import { demoFigures } from '../blog/demo-blog.ts';

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'company-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeExampleContentFolder(folder);
  return folder;
};

const write = async (folder: string, file: string, text: string): Promise<void> => {
  await mkdir(join(folder, file, '..'), { recursive: true });
  await writeFile(join(folder, file), text);
};

const replaceIn =
  (file: string, from: string, to: string) =>
  async (folder: string): Promise<void> => {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toContain(from);
    await writeFile(join(folder, file), text.replace(from, to));
  };

const writeIn = (file: string, text: string) => (folder: string) => write(folder, file, text);

const problemsIn = async (folder: string): Promise<readonly string[]> => {
  try {
    return [
      ...(await convertPhotographs(folder)),
      ...(await checkPosts(folder)),
      ...(await checkPages(folder, () => true, createPictureNameChecker(folder))),
    ];
  } catch (error) {
    if (error instanceof InvalidContentFile) return [error.message];
    throw error;
  }
};

const POST = `---
title: Pierwszy dzień
slug: pierwszy-dzien
date: 2026-11-26
author: ola
excerpt: Jak wygląda pierwszy dzień.
picture: { photograph: /zdjecia/ola.jpg, alt: Ola za sterem }
offers: { title: Rejsy, countries: [41] }
next: []
---

Rano wychodzimy w morze.
`;
const PEOPLE = 'ola: { name: Ola, role: skipperka, about: Pływa., photograph: /zdjecia/ola.jpg }\n';

describe('the data of a company in its content folder (issue 44)', () => {
  it.each([
    [
      replaceIn('site.yaml', 'nights: [1, 7, 8, 11]', 'nights: [7, 7]'),
      /^site\.yaml: bands\.nights \(line \d+: .*nights: \[7, 7\]\) is invalid: write at most 9 ascending numbers of nights from 1 to 60$/,
    ],
    [
      replaceIn('site.yaml', 'prices: [2000, 2500, 3500]', 'prices: [0.5]'),
      /^site\.yaml: bands\.prices \(line \d+: .*prices: \[0\.5\]\) is invalid/,
    ],
    ...['http://chat.example.org', 'javascript:alert(1)', 'chat'].map(
      (url): [(folder: string) => Promise<void>, RegExp] => [
        replaceIn('site.yaml', 'social: []', `social: []\nchat: ${url}`),
        /^site\.yaml: chat \(line \d+: chat: .*\) is invalid/,
      ],
    ),
    [
      replaceIn(
        'theme.yaml',
        'icon:',
        'flags:\n  Szwecja: { ground: blue, cross: ["#fecc02"] }\nicon:',
      ),
      /^theme\.yaml: flags\.Szwecja \(line \d+: Szwecja: .*\) needs 1 to 12 colours/,
    ],
    [
      replaceIn('theme.yaml', 'icon:', 'mailPicture: look/none.svg\nicon:'),
      /^theme\.yaml: mailPicture \(line \d+: .*\) names a file that is missing: look\/none\.svg/,
    ],
    [
      replaceIn('pages/contact.yaml', 'changed: ', 'changed: x'),
      /^pages\/contact\.yaml: changed \(line \d+: changed: x.*\) is invalid: write a day such as 2027-05-22$/,
    ],
    [
      replaceIn('pages/contact.yaml', 'route: /', 'route: '),
      /^pages\/contact\.yaml: route \(line \d+: .*\) is invalid: write an address of the shop such as \/o-nas$/,
    ],
    [
      replaceIn('faq/pytania.yaml', 'places: [offer]', 'places: [sea]'),
      /^faq\/pytania\.yaml: questions\[0\]\.places\[0\] .* is invalid: write one of offer, /,
    ],
    [
      replaceIn('pages/contact.yaml', 'blocks:', 'listed: "no"\nshape: wide\nblocks:'),
      /shape .* is invalid: write one of plain, guide, place; listed .* is invalid: write true or false$/,
    ],
    [
      replaceIn('site.yaml', 'social: []', 'social: none'),
      /^site\.yaml: social \(line \d+: social: none\) is invalid: write a list$/,
    ],
    [
      replaceIn('site.yaml', 'claims: {}', 'claims: none\nseason: 2027'),
      /claims .* is invalid: write a group of named fields$/,
    ],
    [
      replaceIn('faq/pytania.yaml', 'notTraits: [privateCruise,', 'notTraits: [privateTrip,'),
      /questions\[0\]\.notTraits\[0\] .* is invalid: write one of skipperDiscount, /,
    ],
    [writeIn('pages/wyjazdy.yml', 'pageId: x\n'), /^pages\/wyjazdy\.yml is not read: /],
    [writeIn('people.yml', PEOPLE), /^people\.yml is not read: /],
    [writeIn('blog/dzien.yaml', POST), /^blog\/dzien\.yaml is not read: /],
    [writeIn('faq/nowe/pytania.yaml', 'id: x\n'), /^faq\/nowe\/pytania\.yaml is not read: /],
    [
      replaceIn('faq/pytania.yaml', 'question: ', 'ask: '),
      /^faq\/pytania\.yaml: questions\[0\]\.question \(line \d+: .*\) is required/,
    ],
    [
      writeIn('people.yaml', 'ola: { name: Ola }\n'),
      /^people\.yaml: ola\.role \(line 1: .*\) is required/,
    ],
    [
      writeIn('blog/pierwszy-dzien.md', POST.replace('date: 2026-11-26', 'date: 2026-13-26')),
      /^pierwszy-dzien\.md date \(line 3: date: 2026-13-26\) is invalid/,
    ],
    [
      writeIn(
        'blog/pierwszy-dzien.md',
        POST.replace('photograph: /zdjecia/ola.jpg', 'drawing: ola'),
      ),
      /^pierwszy-dzien\.md picture/,
    ],
    [
      replaceIn('pages/home-page.yaml', '/sceny/otwarcie.svg', '/sceny/atrakcja-boja.svg'),
      /^pages\/home-page\.yaml: url \(line 14: .*\) names \/sceny\/atrakcja-boja\.svg, which is missing/,
    ],
    [
      replaceIn(
        'site.yaml',
        'social: []',
        'social: []\nnewWay: { title: a, lead: b, cards: [{ title: c, text: d, pictures: [/zdjecia/ola.jpg] }] }',
      ),
      /^site\.yaml: newWay\.cards\[0\]\.pictures: url \(line \d+: .*\) names \/zdjecia\/ola\.jpg, which is missing/,
    ],
    [
      replaceIn(
        'faq/pytania.yaml',
        'Tak: zaliczka',
        ':::drawing{name="torba" alt="Torba"}\n      :::\n      Tak: zaliczka',
      ),
      /^faq\/pytania\.yaml: .*torba/,
    ],
    [
      replaceIn('pages/contact.yaml', 'Biuro odpowiada', 'Biuro ma {{claims.boats}}'),
      /^pages\/contact\.yaml names an unknown figure: \{\{claims\.boats\}\} \(line \d+: Biuro ma/,
    ],
    [
      replaceIn('site.yaml', 'usual: [raty,', 'usual: [rata,'),
      /^site\.yaml names an unknown question: rata \(line \d+: usual: /,
    ],
    [writeIn('photos/Ola.jpg', 'x'), /^photos\/Ola\.jpg: use lower-case letters/],
    [writeIn('photos/ola.jpg', 'x'), /^photos\/ola\.jpg: is no picture that can be read/],
  ])(
    'the message for wrong company data no. %# names file, line and field',
    async (change, problem) => {
      const folder = await newFolder();
      await change(folder);
      expect((await problemsIn(folder))[0]).toMatch(problem);
    },
  );

  it('site.yaml sets the steps of the price and length filters; without them the list has no such filters', async () => {
    const bandsAfter = async (from: string, to: string) => {
      const folder = await newFolder();
      await replaceIn('site.yaml', from, to)(folder);
      const files = (await readContentFiles(folder))._unsafeUnwrap();
      return contentFromFiles(files, demoFigures()).filterBands();
    };
    expect(await bandsAfter('[1, 7, 8, 11]', '[1, 5]')).toEqual({
      nights: [1, 5],
      prices: [zloty(2000), zloty(2500), zloty(3500)],
    });
    expect(
      await bandsAfter('bands:\n  nights: [1, 7, 8, 11]\n  prices: [2000, 2500, 3500]\n', ''),
    ).toEqual({ nights: [], prices: [] });
  });

  it('only site.yaml sets a style’s hours a day and ages, list pages, child rebates and the clothes shop', async () => {
    const contentWith = async (more: string) => {
      const folder = await newFolder();
      await replaceIn('site.yaml', 'social: []', `social: []\n${more}`)(folder);
      return contentFromFiles((await readContentFiles(folder))._unsafeUnwrap(), demoFigures());
    };
    const bare = await contentWith('');
    expect([
      bare.style(1),
      bare.listed('may'),
      bare.frame().childRebates,
      bare.frame().clothes,
    ]).toEqual([null, null, null, null]);
    const company = await contentWith(`styles: { 1: { hours: 3 godziny dziennie, ages: 60–90 lat } }
lists: { may: { terms: [3] }, trainings: { types: [4], heading: Kursy, places: { croatia: Na Azorach } } }
childRebates: Dzieci płyną za pół ceny.
clothes: https://sklep.morenka.example/`);
    expect(company.style(1)).toEqual({ hours: '3 godziny dziennie', ages: '60–90 lat' });
    expect(company.style(2)).toBeNull();
    expect(company.listed('may')).toEqual({ types: [], countries: [], terms: [3] });
    expect(company.listTexts('may')).toEqual({ heading: null, places: {} });
    expect(company.listTexts('trainings')).toEqual({
      heading: 'Kursy',
      places: { croatia: 'Na Azorach' },
    });
    const { childRebates, clothes } = company.frame();
    expect([childRebates, clothes]).toEqual([
      'Dzieci płyną za pół ceny.',
      'https://sklep.morenka.example/',
    ]);
  });

  it('photographs of articles and people are shown with their text alternative', async () => {
    const folder = await newFolder();
    await write(folder, 'people.yaml', PEOPLE);
    await write(folder, 'blog/pierwszy-dzien.md', POST);
    const { posts, people } = (await readPostFiles(folder))._unsafeUnwrap();
    expect(posts[0]?.about.picture).toEqual({
      photograph: '/zdjecia/ola.jpg',
      alt: 'Ola za sterem',
    });
    expect(people.ola?.photograph).toBe('/zdjecia/ola.jpg');
  });

  it('the program has flags of countries; a flag in the company’s folder replaces the program’s flag', async () => {
    const folder = await newFolder();
    const flagOf = (country: string): string => {
      const { flags, files } = readTheme(folder)._unsafeUnwrap();
      const file = files.find(({ name }) => flags[country]?.endsWith(`/${name}`));
      return file?.bytes.toString() ?? '';
    };
    expect(flagOf('Szwecja')).toContain('#006aa7');
    await replaceIn(
      'theme.yaml',
      'icon:',
      'flags:\n  Szwecja: { rows: ["#111111"] }\nicon:',
    )(folder);
    expect(flagOf('Szwecja')).toContain('#111111');
    expect(flagOf('Szwecja')).not.toContain('#006aa7');
    expect(flagOf('Portugalia')).toContain('#046a38');
  });

  it('a new content folder names no rating, founding year, fleet, insurer, person, article or country', async () => {
    const folder = await newFolder();
    const names = await readdir(folder, { recursive: true });
    expect(names.filter((name) => /^(?:blog|people|photos)/.test(name))).toEqual([]);
    for (const name of names.filter((each) => each.endsWith('.yaml'))) {
      const text = (await readFile(join(folder, name), 'utf8')).replace(/^\s*#.*$/gm, '');
      expect([
        name,
        /Kilwater|Latarnia|od 2011|claims\.|Chorwacj|Grecj|Mazur|Kasia|Gdyni/.exec(text)?.[0],
      ]).toEqual([name, undefined]);
    }
    expect(findDemoClaims(folder).filter((claim) => !claim.includes('still a sample'))).toEqual([]);
  });

  it('R72.6: a folder without a page about reviews shows the text of the first set', async () => {
    const folder = await newFolder();
    await rm(join(folder, 'pages/reviews.yaml'));
    const files = (await readContentFiles(folder))._unsafeUnwrap();
    const page = await contentFromFiles(files, demoFigures()).page('reviews');
    expect([page?.route, page?.blocks[0]?.heading]).toEqual([
      '/opinie',
      expect.stringMatching(/^Jak zbieramy/),
    ]);
  });

  it('reading a content folder changes nothing in it except photos/served', async () => {
    const folder = await newFolder();
    const hashes = async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('served'))
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted();
      return Promise.all(
        files.map(async (file) => [
          file,
          createHash('sha256')
            .update(await readFile(file))
            .digest('hex'),
        ]),
      );
    };
    const before = await hashes();
    expect(await problemsIn(folder)).toEqual([]);
    findDemoClaims(folder);
    readTheme(folder)._unsafeUnwrap();
    expect(await hashes()).toEqual(before);
  });
});
