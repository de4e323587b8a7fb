// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawingByName } from '../../../adapters/illustrations/drawing-by-name.ts';
import type { ContentPage } from '../../../application/content/content.ts';
import { demoSeller, demoSite } from '../../adapters/blog/demo-blog.ts';
import { demoContent } from '../../adapters/content/demo-content.ts';
import { anchorsOf, hrefsIn, textOf } from '../offers/render-screen.tsx';
import { openContentPage } from './open-content-page.tsx';

const pageOf = async (pageId: string): Promise<ContentPage> => {
  const page = await (await demoContent()).page(pageId);
  if (page === null) throw new Error(`There is no page ${pageId}`);
  return page;
};

const open = async (pageId: string) => openContentPage(await pageOf(pageId));
const textOfPage = async (pageId: string): Promise<string> => textOf((await open(pageId)).page);

describe('the standard information form', () => {
  it('has the legal text with the names of seller and guarantor in place of XY and YZ (issue 14)', async () => {
    const pageText = await textOfPage('informationForm');
    for (const words of [
      'Zaoferowane Państwu połączenie usług turystycznych stanowi imprezę turystyczną w rozumieniu dyrektywy (UE) 2015/2302.',
      'Przedsiębiorstwo Kilwater sp. z o.o. będzie ponosiło pełną odpowiedzialność',
      'w żadnym przypadku podwyżka ceny nie może nastąpić później niż 20 dni przed rozpoczęciem',
      `Kilwater sp. z o.o. wykupił w ${demoSeller.guarantee?.guarantor} zabezpieczenie na wypadek niewypłacalności`,
      `${demoSeller.guarantee?.marshal}, ${demoSeller.guarantee?.marshalAddress}`,
    ])
      expect(pageText).toContain(words);
    expect(pageText).not.toMatch(/\b(?:XY|YZ)\b/);
  });

  it('lists all twelve rights of the traveller', async () => {
    const rights = (await open('informationForm')).partAt('prawa');
    expect(rights.getAllByRole('listitem')).toHaveLength(12);
  });
});

describe('the accessibility statement', () => {
  it('names the law, the standard, known gaps, where to report a barrier, and the authority', async () => {
    const pageText = await textOfPage('accessibility');
    for (const words of [
      'EN 301 549',
      'WCAG 2.1',
      'Czego jeszcze brakuje',
      'biuro@kilwater.example',
      '7 dni',
      'PFRON',
    ])
      expect(pageText).toContain(words);
  });
});

describe('pages about the shop', () => {
  it('/o-nas shows the company’s claims about itself and links to licence and guarantee (P-001, P-114)', async () => {
    const { page, getByText, getAllByText, getByRole } = await open('aboutUs');
    const { boats, since, rating, reviews } = demoSite.claims;
    for (const words of [`od ${since} roku`, `do ${boats} jachtów`])
      expect(page.textContent).toContain(words);
    const title = getByText(`${rating} z ponad ${reviews} opinii`);
    // The claim about reviews stands beside no invented review and links to its method (R72).
    expect(getAllByText(new RegExp(rating ?? ''))).toEqual([title]);
    for (const [name, href] of [
      ['Jak zbieramy i sprawdzamy opinie', '/opinie'],
      ['Zobacz zaświadczenie', '/o-nas/dokumenty/zezwolenie'],
      ['Zobacz certyfikat gwarancji', '/o-nas/dokumenty/gwarancja'],
    ] as const)
      expect(getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('/o-nas/team has the founding year and eight drawn portraits with names (P-001, P-115)', async () => {
    const { page, getAllByRole } = await open('team');
    expect(textOf(page)).toContain('od 2011 roku');
    const portraits = getAllByRole('img', { name: /^Portret rysowany: / }).map((portrait) => ({
      key: /^\/sceny\/osoba-(\w+)\.svg$/.exec(portrait.getAttribute('src') ?? '')?.[1],
      name: portrait.getAttribute('alt')?.replace('Portret rysowany: ', ''),
    }));
    const people = readFileSync(
      join(import.meta.dirname, '../../../adapters/content/files/people.yaml'),
      'utf8',
    );
    expect(new Set(portraits.map(({ key }) => key)).size).toBe(8);
    for (const { key, name } of portraits) expect(people).toContain(`${key}:\n  name: ${name}\n`);
  });

  it('/o-nas/praca has a banner, then texts with pictures on the left and right in turn (P-116)', async () => {
    const page = await pageOf('work');
    expect(page.blocks[0]?.layout).toBe('cover');
    const turns = page.blocks.find(({ layout }) => layout === 'pictures');
    expect(turns?.boxes.length).toBeGreaterThanOrEqual(4);
    expect(turns?.boxes.every(({ images, html }) => images.length === 1 && html !== '')).toBe(true);
  });

  it('/partnerzy shows a discount and a logo for each partner (P-017)', async () => {
    const [first] = (await pageOf('partners')).blocks;
    expect(first?.boxes).toHaveLength(8);
    for (const { label, images } of first?.boxes ?? []) {
      expect(label).not.toBe('');
      expect(images[0]?.url).toMatch(/^\/sceny\/znak-/);
    }
  });
});

describe('the page of the academy', () => {
  it('P-009, P-118: has a block of HTML, and a button that leads back to the list of trainings', async () => {
    const page = await pageOf('academy');
    expect(page.route).toBe('/szkolenia-informacje');
    expect(page.blocks.map(({ layout }) => layout)).toContain('html');
    const back = openContentPage(page).getAllByRole('link', { name: 'Wróć do listy szkoleń' });
    expect(new Set(back.map((link) => link.getAttribute('href')))).toEqual(new Set(['/szkolenia']));
  });
});

describe('the page of promotions', () => {
  it('P-133, P-134: has the season, links to two sections of the same page, and a link to the trips', async () => {
    const screen = await open('promotions');
    const season = 'Promocje i zniżki w sezonie 2025/26';
    expect(screen.getByRole('heading', { level: 1, name: season })).toBeTruthy();
    for (const anchor of ['znizki', 'promocje']) {
      expect(hrefsIn(screen)).toContain(`#${anchor}`);
      expect(anchorsOf(screen)).toContain(anchor);
    }
    const cruises = screen.getByRole('link', { name: 'Zobacz rejsy' });
    expect(cruises.getAttribute('href')).toBe('/rejsy-morskie');
  });

  it('P-135: the section „promocje” shows a box only if its text has the word „Pakiet” (package)', async () => {
    const page = await pageOf('promotions');
    const planted = {
      ...page,
      blocks: page.blocks.map((block) =>
        block.anchor === 'promocje'
          ? {
              ...block,
              boxes: block.boxes.map((box, n) =>
                n === 0 ? { ...box, title: 'Wyprzedaż', html: '' } : box,
              ),
            }
          : block,
      ),
    };
    const first = { level: 3, name: 'Pakiet First Minute' };
    expect(openContentPage(page).getByRole('heading', first)).toBeTruthy();
    const promotions = openContentPage(planted).partAt('promocje');
    expect(promotions.getAllByRole('heading', { level: 3 }).map(textOf)).toEqual([
      'Pakiet Second Minute',
      'Pakiet Bezpieczna Rezerwacja',
    ]);
  });
});

describe('the pictures of the pages about the shop', () => {
  it.each(['aboutUs', 'team', 'work', 'promotions', 'partners', 'academy'])(
    'the page %s uses only pictures that exist, each once',
    async (pageId) => {
      const pictures = [...(await open(pageId)).page.querySelectorAll('img[src^="/sceny/"]')];
      const urls = pictures.map((picture) =>
        (picture.getAttribute('src') ?? '').slice('/sceny/'.length, -'.svg'.length),
      );
      expect(urls.length).toBeGreaterThan(0);
      for (const name of urls) expect(drawingByName(name), name).not.toBeNull();
      expect(new Set(urls).size).toBe(urls.length);
    },
  );
});
