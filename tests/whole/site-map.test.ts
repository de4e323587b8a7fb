import { type ConfigData, HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShopProcess } from '../support/shop-process.ts';
import { READ_WHOLE } from './without-script.ts';

const UNNAMED = [
  ...[
    '/rejsy-morskie?destination=1&type=1',
    '/rejsy-morskie?destination=9&type=4&term=7',
    '/szkolenia?rodzaj=helmsman',
    '/blog?po=nie-ma',
  ],
  ...[
    '/zaloguj',
    '/rejestracja',
    '/reset-hasla',
    '/Password/nie-ma',
    '/Activate/nie-ma',
    '/newsletter/potwierdz/nie-ma',
  ],
  ...[
    '/newsletter/wypisz/nie-ma',
    '/opinia/nie-ma',
    '/rezerwacja?oferta=101',
    '/twoj-panel',
    '/OnlinePayment',
    '/nie-ma-takiej-strony',
  ],
];

/** docs/decisions/0011-html-validation.md gives the reason for each check that is turned off. */
const CHECKS: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // React's ids begin with an underscore (_R_1_), which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The checkboxes of a filter share one name, because the address lists all ticked values.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
  },
};

type Served = { readonly path: string; readonly status: number; readonly html: string };

let shop: Awaited<ReturnType<typeof startShopProcess>>;
let map: readonly Served[];
let unnamed: readonly Served[];

const served = async (path: string): Promise<Served> => {
  const answer = await fetch(shop.base + path, { redirect: 'manual' });
  return { path, status: answer.status, html: await answer.text() };
};
const all = (paths: readonly string[]): Promise<readonly Served[]> =>
  Promise.all(paths.map(served));

beforeAll(async () => {
  shop = await startShopProcess();
  const { html } = await served('/sitemap.xml');
  map = await all(
    [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
  );
  unnamed = await all(UNNAMED);
});
afterAll(() => shop.close());

const notThere = (pages: readonly Served[]): readonly string[] =>
  pages.filter(({ status }) => status !== 200).map(({ status, path }) => `${status} ${path}`);

const contentOf = (html: string, tag: RegExp): string | null => {
  const [first, ...more] = [...html.slice(0, html.indexOf('</head>')).matchAll(tag)];
  return more.length > 0 ? null : (first?.[1] ?? null);
};
const CANONICAL = /<link rel="canonical" href="([^"]*)">/g;
const IMAGE = /<meta property="og:image" content="([^"]*)">/g;

const shared = (tag: RegExp): readonly string[] => {
  const first = new Map<string, string>();
  return map.flatMap(({ path, html }) => {
    const words = contentOf(html, tag) ?? '';
    const other = words === '' ? 'none' : first.get(words);
    first.set(words, path);
    return other === undefined ? [] : [`${path}: ${words} (${other})`];
  });
};

describe('every page address in the site map', () => {
  it('leads to a page; the site map has addresses of countries, trainings and articles', () => {
    expect(map.length).toBeGreaterThan(100);
    for (const kind of [
      /^\/rejsy-morskie\/\w/,
      /^\/oferta\/akademia/,
      /^\/blog\/\w/,
      /^\/szkolenia$/,
      /^\/mazury$/,
    ])
      expect(map.some(({ path }) => kind.test(path))).toBe(true);
    expect(notThere(map)).toEqual([]);
  });

  it('has a page with one h1, and with a title and description that no other page has', () => {
    expect(
      map.filter(({ html }) => html.match(/<h1[\s>]/g)?.length !== 1).map(({ path }) => path),
    ).toEqual([]);
    expect(shared(/<title>([^<]*)<\/title>/g)).toEqual([]);
    expect(shared(/<meta name="description" content="([^"]*)">/g)).toEqual([]);
  });

  it('is the canonical address that its page gives', () => {
    const redirected = map.filter(
      ({ path, html }) => contentOf(html, CANONICAL) !== shop.base + path,
    );
    expect(redirected.map(({ path, html }) => `${path}: ${contentOf(html, CANONICAL)}`)).toEqual(
      [],
    );
  });

  it('is the target of redirects from its variants with a slash at the end or in capitals', async () => {
    // Addresses that differ only in case are tested by tests/http/content/addresses.test.ts.
    const written = map
      .filter(({ path }) => path !== '/')
      .flatMap(({ path }) => {
        const [, room = '', ...deeper] = path.split('/');
        return [
          `${path}/`,
          path.toUpperCase(),
          ...(deeper.length === 0 ? [] : [`/${room}/${deeper.join('/').toUpperCase()}`]),
        ].map((from) => [from, path]);
      });
    const answers = await Promise.all(
      written.map(async ([from, path]) => {
        const { status, headers } = await fetch(shop.base + from, { redirect: 'manual' });
        return status === 301 && headers.get('location') === path
          ? []
          : [`${from}: ${status} ${headers.get('location')}`];
      }),
    );
    expect([written.length > 300, answers.flat()]).toEqual([true, []]);
  });

  it('has a breadcrumb from the home page to itself', () => {
    const ways = map.map(({ path, html }) => {
      const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)/g)].flatMap(
        ([, json = '']) => JSON.parse(json),
      );
      const way = data.find((entry) => entry['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
      return { path, first: way[0]?.item, last: way.at(-1)?.item };
    });
    const wrong = ways.filter(
      ({ path, first, last }) =>
        path !== '/' && (first !== `${shop.base}/` || last !== shop.base + path),
    );
    expect(wrong).toEqual([]);
  });

  it('has a page that gives each picture’s size and text, and loads all but at most 3 pictures lazily', () => {
    const pictures = map.map(({ path, html }) => ({
      path,
      tags: html.slice(html.indexOf('<body')).match(/<img\b[^>]*>/g) ?? [],
    }));
    const bare = pictures.flatMap(({ path, tags }) =>
      tags
        .filter((tag) => !['width', 'height', 'alt'].every((name) => tag.includes(` ${name}="`)))
        .map((tag) => `${path}: ${tag}`),
    );
    expect(bare).toEqual([]);
    const early = ({ tags }: { readonly tags: readonly string[] }) =>
      tags.filter((tag) => !tag.includes(' loading="lazy"')).length;
    expect(
      pictures.filter((page) => early(page) > 3).map((page) => `${page.path}: ${early(page)}`),
    ).toEqual([]);
    expect(pictures.flatMap(({ tags }) => tags).length).toBeGreaterThan(1000);
  });

  it('has a picture for link previews; a request for one picture of each kind returns a PNG file', async () => {
    const pictures = map.map(({ path, html }) => contentOf(html, IMAGE) ?? `none on ${path}`);
    expect(pictures.filter((address) => !/\/podglad\/\w+\/[\w%-]+\.png$/.test(address))).toEqual(
      [],
    );
    const kinds = new Map(pictures.map((address) => [address.split('/').at(-2), address]));
    kinds.set('Włochy', pictures.find((address) => address.includes('W%C5%82ochy')) ?? '');
    expect(kinds.size).toBeGreaterThan(4);
    for (const address of kinds.values()) {
      const answer = await fetch(address, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
  });
});

it('all links to the shop’s pages work: page and anchor exist, and no linked offer list is empty', async () => {
  const isPage = (link: string): boolean =>
    link.startsWith('/') && !/\.(?:pdf|svg|xml)$|^\/(?:kontakt|rezerwacja)\?/.test(link);
  const links = new Map<string, string>();
  for (const { path, html } of map)
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const whole = (href.startsWith('#') ? path + href : href).replaceAll('&amp;', '&');
      if (isPage(whole)) links.set(whole, path);
    }
  const pages = new Map(map.map((page) => [page.path, page]));
  const paths = new Set([...links.keys()].map((link) => link.split('#', 1)[0] ?? ''));
  for (const page of await all([...paths].filter((path) => !pages.has(path))))
    pages.set(page.path, page);
  const dead = [...links].filter(([link]) => {
    const [path = '', part] = link.split('#', 2);
    const { status, html } = pages.get(path) ?? { status: 0, html: '' };
    return (
      status !== 200 ||
      html.includes('Żaden rejs nie pasuje') ||
      (part && !html.includes(`id="${part}"`))
    );
  });
  expect([links.size > 300, dead]).toEqual([true, []]);
});

it('menu and footer link only to pages that exist (P-020 to P-031)', async () => {
  const html = map.find(({ path }) => path === '/kontakt')?.html ?? '';
  const links = new Set(
    [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) => href),
  );
  expect(links.size).toBeGreaterThan(30);
  expect(notThere(await all([...links]))).toEqual([]);
});

const wordsOf = (html: string): string =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

describe('the site without JavaScript', () => {
  const pageAt = (path: string): string => map.find((page) => page.path === path)?.html ?? '';

  it.each(READ_WHOLE)(
    'the HTML of the page $path has the expected facts and links to other pages',
    ({ path, says, leads }) => {
      const html = pageAt(path);
      const words = wordsOf(html);
      expect(says.filter((fact) => !fact.test(words))).toEqual([]);
      expect(leads.filter((link) => !html.includes(`href="${link}`))).toEqual([]);
    },
  );

  it('every offer shows price, dates, places, and a link to book or to other cruises (P-069, P-080, P-087)', () => {
    const offers = map.filter(({ path }) => path.startsWith('/oferta/'));
    const wanting = offers.flatMap(({ path, html }) => {
      const words = wordsOf(html);
      const isWhole =
        /\d PLN/.test(words) &&
        /\d\d\.\d\d–\d\d\.\d\d\.\d{4}/.test(words) &&
        /<a [^>]*href="\/(?:rezerwacja\?oferta=\d+|kontakt|oferta\/)/.test(html);
      return isWhole ? [] : [path];
    });
    expect([offers.length > 40, wanting]).toEqual([true, []]);
    // P-168: these offers show the fact without the question about it.
    for (const path of ['/oferta/mazury-od-portu-do-portu', '/oferta/prywatny-katamaran'])
      expect(wordsOf(pageAt(path))).toMatch(/na 36 rat/);
    expect(
      offers.filter(({ html }) => /href="\/rezerwacja\?oferta=\d+/.test(html)).length,
    ).toBeGreaterThan(40);
  });

  it('every blog article has its whole text, its author and a link back (P-132)', () => {
    const articles = map.filter(({ path }) => /^\/blog\/\w/.test(path));
    const wanting = articles.filter(
      ({ html }) => wordsOf(html).split(' ').length < 700 || !/href="\/blog"/.test(html),
    );
    expect([articles.length >= 25, wanting.map(({ path }) => path)]).toEqual([true, []]);
  });

  it('a customer’s page says that it needs JavaScript and how to reach the office', () => {
    const personal = unnamed.filter(({ path }) =>
      /^\/(?:rezerwacja|twoj-panel|zaloguj|rejestracja)/.test(path),
    );
    const silent = personal.filter(
      (page) =>
        !/potrzebuje JavaScriptu.*Telefon do biura: \+48.*Napisz do biura/.test(wordsOf(page.html)),
    );
    expect([personal.length, silent.map(({ path }) => path)]).toEqual([4, []]);
    for (const { html } of personal) expect(html).toContain('href="/kontakt"');
  });

  it('filters are forms that the server handles, and no part of a page waits for a script', () => {
    for (const path of ['/', '/rejsy-morskie', '/szkolenia'])
      expect(pageAt(path)).toMatch(/<form [^>]*action="\/(?:rejsy-morskie|szkolenia)"/);
    expect(
      map
        .filter(({ html }) => /Ładuję|Wczytuję|aria-busy="true"/.test(wordsOf(html)))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

describe('the HTML of every page', () => {
  const validator = new HtmlValidate(CHECKS);
  const findings = async (html: string): Promise<readonly string[]> => {
    // Data blocks are no HTML and as long as the rest of the page.
    const checked = html.replace(/(?<=<script type="application\/[^>]*>)[^<]*/g, '');
    const { results } = await validator.validateString(checked);
    return results
      .flatMap(({ messages }) => messages)
      .map(
        ({ ruleId, message, offset }) =>
          `${ruleId}: ${message}, at ${checked.slice(Math.max(0, offset - 40), offset + 60)}`,
      );
  };

  const variants = (pages: readonly Served[]): readonly Served[] => {
    const seen = new Set<string>();
    return pages.filter(({ html }) => {
      const before = seen.size;
      let last = '';
      for (const [, name = '', attributes = ''] of html.matchAll(
        /<(\/?\w+)((?:[^<>"]|"[^"]*")*)>/g,
      )) {
        seen.add(`${last} ${name} ${attributes.replace(/(?<! class)="[^"]*"/g, '')}`);
        last = name;
      }
      return seen.size > before;
    });
  };

  it('is valid on each kind of page: public, customers’, filtered and not-found pages', async () => {
    const looked = variants([...map, ...unnamed]);
    expect(looked.length).toBeGreaterThan(40);
    const found: string[] = [];
    for (const { path, html } of looked)
      found.push(...(await findings(html)).map((finding) => `${path} ${finding}`));
    expect(found).toEqual([]);
  }, 60_000);

  it('has no duplicate ids on any page', () => {
    const twice = [...map, ...unnamed].flatMap(({ path, html }) => {
      const ids = [...html.matchAll(/<[a-z][^<>]* id="([^"]+)"/g)].map(([, id]) => id);
      return ids.length === new Set(ids).size ? [] : [path];
    });
    expect(twice).toEqual([]);
  });

  it('is really checked: if invalid HTML is added, the check reports it', async () => {
    const html = map.find(({ path }) => path === '/kontakt')?.html ?? '';
    expect(await findings(html.replace('</main>', '<p id="tresc"><ul></ul></p></main>'))).toEqual(
      expect.arrayContaining([
        expect.stringContaining('no-dup-id'),
        expect.stringContaining('close-order'),
      ]),
    );
  });
});
