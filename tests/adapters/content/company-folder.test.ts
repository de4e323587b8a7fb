import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkPosts } from '../../../adapters/blog/post-files.ts';
import {
  CONTENT_FOLDER,
  createFieldPositionFormatter,
} from '../../../adapters/content/content-folder.ts';
import { findDemoClaims } from '../../../adapters/content/demo-claims.ts';
import { writeExampleContentFolder } from '../../../adapters/content/new-folder.ts';
import { checkPages } from '../../../adapters/content/pages/check-pages.ts';
import { contentFromFiles } from '../../../adapters/content/pages/files-content.ts';
import { readContentFiles } from '../../../adapters/content/pages/read-files.ts';
import { readSiteContent } from '../../../adapters/content/site.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { presentPageFrame } from '../../../adapters/http/server/pages/site-frame.ts';
import { createDrawingFinder } from '../../../adapters/illustrations/drawing-by-name.ts';
import { createPictureNameChecker } from '../../../adapters/illustrations/picture-problems.ts';
import { demoFigures } from '../blog/demo-blog.ts';

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'company-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeExampleContentFolder(folder);
  return folder;
};
const change = async (folder: string, file: string, from: string, to: string): Promise<void> => {
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, file), text.replace(from, to));
};
const isKnown = (path: string): boolean => [pages.home, pages.offers].some((page) => page === path);

describe('the content folder of a company (issue 44)', () => {
  it('`content new` writes files that pass the content check and contain no claim of the demo company', async () => {
    const folder = await newFolder();
    expect(await checkPages(folder, isKnown, createPictureNameChecker(folder))).toEqual([]);
    const claims = findDemoClaims(folder);
    expect(claims).toHaveLength(4);
    for (const claim of claims) expect(claim).toContain('is still a sample');
    await expect(writeExampleContentFolder(folder)).rejects.toThrow('not empty');
  });

  it('its menu lists the countries of the offers and has no link to a missing page', async () => {
    const folder = await newFolder();
    await change(
      folder,
      'site.yaml',
      '  - { text: Kontakt',
      '  - { text: O nas, link: /o-nas }\n  - { text: Kontakt',
    );
    await change(
      folder,
      'site.yaml',
      'social: []',
      'social: []\nchat: https://chat.example.org/room',
    );
    const figures = demoFigures();
    const content = contentFromFiles((await readContentFiles(folder))._unsafeUnwrap(), () => {
      const today = figures();
      return today && { ...today, countries: [{ id: 31, name: 'Portugalia' }] };
    });
    const frame = presentPageFrame({ content, page: { kind: 'home' } });
    expect(frame.menu).toContainEqual({
      text: 'Kierunki',
      links: [{ text: 'Portugalia', href: '/rejsy-morskie?destination=31' }],
    });
    expect(JSON.stringify(frame.menu)).not.toContain('/o-nas"');
    expect(frame.missing).toEqual(expect.arrayContaining(['/o-nas', '/blog', '/mazury']));
    expect(frame.social).toEqual([]);
    expect(frame.chat).toEqual({ url: 'https://chat.example.org/room', host: 'chat.example.org' });
  });

  it('has its own copy of the required drawings and uses no drawing of the demo’s folder', async () => {
    const folder = await newFolder();
    expect(createDrawingFinder(folder)('otwarcie')).toContain('<svg');
    expect(createDrawingFinder(CONTENT_FOLDER)('atrakcja-boja')).toContain('<svg');
    expect(createDrawingFinder(folder)('atrakcja-boja')).toBeNull();
  });

  it('the content check names file, field and line of an error', async () => {
    const folder = await newFolder();
    await change(folder, 'pages/home-page.yaml', 'layout: letter', 'layout: postcard');
    const problems = await checkPages(folder, isKnown, createPictureNameChecker(folder));
    expect(problems.join('\n')).toContain(
      'pages/home-page.yaml: blocks[2].layout (line 19: - layout: postcard) is invalid',
    );
  });

  it.each(['pages/contact.yaml', 'faq/pytania.yaml', 'site.yaml', 'theme.yaml', 'blog/post.md'])(
    'the content check names file and line of a letter that is not UTF-8 in %s',
    async (file) => {
      const folder = await newFolder();
      await mkdir(join(folder, 'blog'), { recursive: true });
      const bytes = Buffer.from('# w\u00b3a\u009cnie\n', 'latin1');
      await writeFile(join(folder, file), bytes);
      const problems = async (): Promise<readonly string[]> => [
        ...(await checkPosts(folder)),
        ...(await checkPages(folder, isKnown, createPictureNameChecker(folder))),
      ];
      const read = await problems().catch((error: unknown) => [String(error)]);
      expect(read.join('\n')).toContain(
        `${file}: line 1 is not UTF-8. As Windows-1250 it says: # właśnie. Save the file as UTF-8.`,
      );
    },
  );

  it('the content check reads a file with a byte order mark', async () => {
    const folder = await newFolder();
    await change(folder, 'site.yaml', '# What', '\uFEFF# What');
    expect(await checkPages(folder, isKnown, createPictureNameChecker(folder))).toEqual([]);
  });

  it('the content check names a page that is missing although an order needs it', async () => {
    const folder = await newFolder();
    await rm(join(folder, 'pages/privacy.yaml'));
    expect(await checkPages(folder, isKnown, createPictureNameChecker(folder))).toEqual([
      'pages/ has no file with "pageId: privacy". The shop needs this page.',
    ]);
  });

  it('the content check names a menu link that leads nowhere', async () => {
    const folder = await newFolder();
    await change(folder, 'site.yaml', 'link: /faq', 'link: /fak');
    expect(await checkPages(folder, isKnown, createPictureNameChecker(folder))).toEqual([
      expect.stringMatching(
        /^site\.yaml links to an unknown page: \/fak \(line \d+: .*link: \/fak \}\)$/,
      ),
    ]);
  });

  it('the content check names the list of the help panel that has an unknown question', async () => {
    const folder = await newFolder();
    await change(folder, 'site.yaml', 'panel: [zmiana-uczestnika', 'panel: [foo');
    expect(await checkPages(folder, isKnown, createPictureNameChecker(folder))).toEqual([
      expect.stringMatching(/unknown question: foo \(line \d+: panel: \[foo/),
    ]);
  });

  it('the check lists claims and pages that were copied from the demo company', async () => {
    const folder = await newFolder();
    await change(folder, 'site.yaml', 'claims: {}', 'claims: { since: "2011", boats: "7" }');
    await writeFile(
      join(folder, 'pages/about-us.yaml'),
      await readFile(join(CONTENT_FOLDER, 'pages/about-us.yaml')),
    );
    const claims = findDemoClaims(folder);
    expect(claims).toContain('site.yaml: claims.since is the demo’s: "2011".');
    expect(claims).toContain('pages/about-us.yaml is the demo’s.');
    expect(claims.join()).not.toContain('claims.boats');
  });

  it('the check lists each rating, insurer, person, article, partner and social link of the demo company', async () => {
    const folder = await newFolder();
    const copy = async (file: string): Promise<void> => {
      await mkdir(join(folder, file, '..'), { recursive: true });
      await writeFile(join(folder, file), await readFile(join(CONTENT_FOLDER, file)));
    };
    const { claims, insurance } = readSiteContent(CONTENT_FOLDER);
    const { rating = '', reviews = '' } = claims;
    const { insurer = '' } = insurance;
    await change(
      folder,
      'site.yaml',
      'claims: {}',
      `claims: { rating: "${rating}", reviews: "${reviews}" }`,
    );
    await change(folder, 'site.yaml', 'insurance: {}', `insurance: { insurer: "${insurer}" }`);
    await change(
      folder,
      'site.yaml',
      'social: []',
      'social: [{ name: Facebook, link: https://www.facebook.com/ }]',
    );
    await copy('people.yaml');
    await copy('blog/piec-wezlow.md');
    await copy('pages/home-page.yaml');
    const written = findDemoClaims(folder).join('\n');
    for (const claim of [
      `claims.rating is the demo’s: "${rating}"`,
      `claims.reviews is the demo’s: "${reviews}"`,
      `insurance.insurer is the demo’s: "${insurer}"`,
      'social link Facebook is the demo’s',
      'people.yaml: kasia is the demo’s',
      'blog/piec-wezlow.md is the demo’s',
      'pages/home-page.yaml: partner Szekla is the demo’s',
    ])
      expect(written).toContain(claim);
    expect(findDemoClaims(CONTENT_FOLDER)[0]).toContain('SHOP_CONTENT is not set');
  });

  it.each([
    ['top', 1],
    ['list[1].name', 4],
    ['list[1].parts[0].word', 6],
  ])(
    'an error in the field “%s” is reported with line %d, because the file has that field there',
    (field, line) => {
      const text = 'top: 1\nlist:\n  - name: a\n  - name: b\n    parts:\n      - word: c\n';
      expect(createFieldPositionFormatter(text)(field)).toContain(`(line ${line}:`);
    },
  );
});
