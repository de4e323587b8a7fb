import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ADDRESSES, BLOG, OFFERS } from '../../../adapters/composition/tokens.ts';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { contentHandlers } from '../../../adapters/http/server/content/content-handlers.ts';
import { shopPages } from '../../../adapters/http/server/pages/shop-pages.ts';
import type { PageRenderer } from '../../../application/ports/page-renderer.ts';
import { metadataOf, type PageData, renderPage } from '../../../ui/app/server.tsx';
import { demoContent } from '../../adapters/content/demo-content.ts';
import { NO_LOOK } from '../../support/no-look.ts';
import { openServerShop, serverWith, type TestShop } from '../server/server-shop.ts';

const renderer: PageRenderer = {
  render: ({ url, origin, content }) => {
    const data = content as PageData;
    return renderPage({
      url,
      data,
      head: metadataOf(data, url, origin),
      assets: { styles: [], fonts: [], programs: [] },
      look: NO_LOOK,
    }).html;
  },
};

const contact = {
  OfficeHours: '',
  Phone: null,
  Email: null,
  Company: { Name: '', Address: '', Zip: '', City: '', Nip: '' },
};
const origin = 'http://kilwater.example';

const folderWith = async (name: string, change: (text: string) => string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'one-file-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(CONTENT_FOLDER, folder, { recursive: true, filter: (path) => !path.endsWith('.webm') });
  const file = join(folder, name);
  await writeFile(file, change(await readFile(file, 'utf8')));
  return folder;
};

const shopOver = async (shop: TestShop, folder: string) => {
  const texts = await demoContent(undefined, folder);
  const [offers, addresses, { blogOf }] = await Promise.all([
    shop.container.getAsync(OFFERS),
    shop.container.getAsync(ADDRESSES),
    shop.container.getAsync(BLOG),
  ]);
  const words = () => texts;
  const app = await serverWith(shop, {
    handlers: contentHandlers(words, blogOf),
    pages: shopPages({ offers, contentOf: words, renderer, addresses, contactOf: () => contact }),
  });
  const text = async (url: string): Promise<string> =>
    (await app.inject({ url, headers: { host: 'kilwater.example' } })).body.replace(/\u00a0/g, ' ');
  return { text, json: async (url: string) => JSON.parse(await text(url)) };
};

const searchData = (html: string): string =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => json)
    .join('\n');

describe('a change of one content file changes all pages and responses that are made from the file', () => {
  it('an edited page file changes screen, head, API response, site map and JSON-LD; no old text is left', async () => {
    const shop = await openServerShop();
    const pages = async (folder: string) => {
      const { text, json } = await shopOver(shop, folder);
      const html = await text('/formalnosci');
      return {
        head: html.slice(0, html.indexOf('</head>')),
        screen: html.slice(html.indexOf('<main'), html.indexOf('</main>')),
        search: searchData(html),
        call: JSON.stringify((await json('/v1/data/page?siteId=1&pageId=formalities')).Page),
        map:
          /<url><loc>[^<]*\/formalnosci<\/loc>.*?<\/url>/.exec(await text('/sitemap.xml'))?.[0] ??
          '',
      };
    };
    const [before, after] = [
      await pages(CONTENT_FOLDER),
      await pages(
        await folderWith('pages/formalities.yaml', (text) =>
          text
            .replace(
              /^title: .*$/m,
              'title: "Papiery na pokład: co zabrać do portu | {{brand.name}}"',
            )
            .replace(/^description: .*$/m, 'description: Cztery kartki i jeden dowód.')
            .replace(/^changed: .*$/m, 'changed: 2027-02-14')
            .replace('heading: Formalności', 'heading: Papiery na pokład'),
        ),
      ),
    ];
    const changed = {
      title: 'Papiery na pokład: co zabrać do portu | Kilwater',
      about: 'Cztery kartki i jeden dowód.',
    };
    expect(after.head).toContain(`<title>${changed.title}</title>`);
    expect(after.head).toContain(changed.about);
    expect(after.screen).toMatch(/<h1[^>]*>Papiery na pokład<\/h1>/);
    expect(after.search).toContain('Papiery na pokład');
    for (const words of [changed.title, changed.about, '"Heading":"Papiery na pokład"'])
      expect(after.call).toContain(words);
    expect([before.map, after.map]).toEqual([
      `<url><loc>${origin}/formalnosci</loc><lastmod>2026-11-28</lastmod></url>`,
      `<url><loc>${origin}/formalnosci</loc><lastmod>2027-02-14</lastmod></url>`,
    ]);
    // The menu and links on other pages keep the old title.
    for (const oldText of [
      'Formalności przed rejsem',
      'Dowód czy paszport, co obejmuje ubezpieczenie',
    ]) {
      expect(before.head + before.call).toContain(oldText);
      for (const [where, texts] of Object.entries(after))
        expect([where, texts.includes(oldText)]).toEqual([where, false]);
    }
    expect(before.search).toContain('"name":"Formalności"');
    expect(after.search).not.toContain('"name":"Formalności"');
  });

  it('a new question text changes /faq, the country page that shows it, the API response and the JSON-LD', async () => {
    const shop = await openServerShop();
    const oldQuestion = 'Kiedy w Chorwacji jest najcieplejsza woda?';
    const fresh = 'W którym miesiącu woda w Dalmacji jest najcieplejsza?';
    const { text, json } = await shopOver(
      shop,
      await folderWith('faq/nad-morzem-srodziemnym.yaml', (yaml) =>
        yaml.replace(oldQuestion, fresh),
      ),
    );
    for (const url of ['/faq', '/rejsy-morskie/chorwacja']) {
      const html = await text(url);
      expect([url, html.includes(oldQuestion)]).toEqual([url, false]);
      expect(html.slice(html.indexOf('<main'))).toContain(fresh);
      expect(searchData(html)).toContain(fresh);
    }
    const call = JSON.stringify(await json('/v1/data/faq?siteId=1'));
    expect([call.includes(fresh), call.includes(oldQuestion)]).toEqual([true, false]);
  });
});
