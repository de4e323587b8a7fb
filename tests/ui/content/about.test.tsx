import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { presentPageOffers } from '../../../adapters/http/server/content/page-offers.ts';
import { drawingByName } from '../../../adapters/illustrations/drawing-by-name.ts';
import type { ContentPage } from '../../../application/content/content.ts';
import { ContentScreen } from '../../../ui/features/content/ContentScreen.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { demoSeller, demoSite } from '../../adapters/blog/demo-blog.ts';
import { demoContent } from '../../adapters/content/demo-content.ts';

const pageOf = async (pageId: string): Promise<ContentPage> => {
  const page = await (await demoContent()).page(pageId);
  if (page === null) throw new Error(`There is no page ${pageId}`);
  return page;
};

const rendered = (page: ContentPage): string =>
  renderToStaticMarkup(
    <Router ssrPath={page.route}>
      <PageDataProvider
        value={{ kind: 'page', today: '2027-03-01', ...presentPageOffers(page, () => []), faq: [] }}
      >
        <ContentScreen />
      </PageDataProvider>
    </Router>,
  );
const htmlOf = async (pageId: string): Promise<string> => rendered(await pageOf(pageId));
const text = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the standard information form', () => {
  it('has the legal text with the names of seller and guarantor in place of XY and YZ (issue 14)', async () => {
    const pageText = text(await htmlOf('informationForm'));
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
    const [, rights = ''] =
      /<section[^>]* id="prawa">(.*?)<\/section>/s.exec(await htmlOf('informationForm')) ?? [];
    expect(rights.match(/<li>/g)).toHaveLength(12);
  });
});

describe('the accessibility statement', () => {
  it('names the law, the standard, known gaps, where to report a barrier, and the authority', async () => {
    const pageText = text(await htmlOf('accessibility'));
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
    const html = await htmlOf('aboutUs');
    const { boats, since, rating, reviews } = demoSite.claims;
    for (const words of [
      `od ${since} roku`,
      `do ${boats} jachtów`,
      `${rating} z ponad ${reviews} opinii`,
    ])
      expect(text(html)).toContain(words);
    // The claim about reviews stands beside no invented review and links to its method (R72).
    expect(html.split(rating ?? '')).toHaveLength(2);
    expect(html).toMatch(/<a href="\/opinie">/);
    for (const name of ['Zobacz zaświadczenie', 'Zobacz certyfikat gwarancji'])
      expect(html).toMatch(new RegExp(`<a href="/o-nas/dokumenty[^"]*">${name}</a>`));
  });

  it('/o-nas/team has the founding year and eight drawn portraits with names (P-001, P-115)', async () => {
    const html = await htmlOf('team');
    expect(text(html)).toContain('od 2011 roku');
    const portraits = [
      ...html.matchAll(
        /<img [^>]*src="\/sceny\/osoba-(\w+)\.svg"[^>]*alt="Portret rysowany: ([^"]+)"/g,
      ),
    ];
    const people = readFileSync(
      new URL('../../../adapters/content/files/people.yaml', import.meta.url),
      'utf8',
    );
    expect(new Set(portraits.map(([, key]) => key)).size).toBe(8);
    for (const [, key, name] of portraits) expect(people).toContain(`${key}:\n  name: ${name}\n`);
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
    expect(rendered(page)).toMatch(
      /<a [^>]*href="\/szkolenia"[^>]*><span[^>]*>Wróć do listy szkoleń/,
    );
  });
});

describe('the page of promotions', () => {
  it('P-133, P-134: has the season, links to two sections of the same page, and a link to the trips', async () => {
    const html = await htmlOf('promotions');
    expect(text(html)).toContain('Promocje i zniżki w sezonie 2025/26');
    for (const anchor of ['znizki', 'promocje']) {
      expect(html).toContain(`href="#${anchor}"`);
      expect(html).toMatch(new RegExp(`<section[^>]* id="${anchor}"`));
    }
    expect(html).toContain('href="/rejsy-morskie"');
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
    expect(text(rendered(page))).toContain('Pakiet First Minute');
    const html = rendered(planted);
    expect(html).not.toContain('Wyprzedaż');
    expect(text(html)).toContain('Pakiet Second Minute');
  });
});

describe('the pictures of the pages about the shop', () => {
  it.each(['aboutUs', 'team', 'work', 'promotions', 'partners', 'academy'])(
    'the page %s uses only pictures that exist, each once',
    async (pageId) => {
      const urls = [...(await htmlOf(pageId)).matchAll(/src="\/sceny\/([^"]+)\.svg"/g)].map(
        ([, name = '']) => name,
      );
      expect(urls.length).toBeGreaterThan(0);
      for (const name of urls) expect(drawingByName(name), name).not.toBeNull();
      expect(new Set(urls).size).toBe(urls.length);
    },
  );
});
