import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { splitSceneSeed } from '../../adapters/http/contract/scenes.ts';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { freePort } from '../support/free-port.ts';
import { startShopProcess } from '../support/shop-process.ts';

// `npx node tests/tools/contact-sheet.ts FILE.html [PATH …]` writes the pictures of the demo's
// pages. Exits with 1 if two pictures near each other look alike.

type Picture = {
  readonly url: string;
  readonly alt: string;
  readonly words: string;
  readonly page: string;
};

const VIEW = 6;
const SCENE = /\/sceny\/([a-z]+)-([a-z]+)-([a-z]+)-(\d+)-/;

/** Scenes look alike if country, time of day, vessel and composition are the same. */
const looksOf = (url: string): string => {
  const [, country, time, vessel, seed] = SCENE.exec(url) ?? [];
  return seed === undefined
    ? url
    : `${country} ${time} ${vessel}, composition ${splitSceneSeed(Number(seed)).composition}`;
};

const [file, ...names] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file to write');
const base = `http://localhost:${freePort()}`;
const shop = await startShopProcess({ PORT: new URL(base).port, PUBLIC_URL: base });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS],
});
try {
  const siteMap = await (await fetch(`${base}/sitemap.xml`)).text();
  const paths =
    names.length > 0
      ? names
      : [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const pictures: Picture[] = [];
  for (const page of paths) {
    await tab.goto(base + page);
    const found = await tab.evaluate(() =>
      [...document.images]
        .filter((image) => image.src.includes('/sceny/'))
        .map((image) => ({
          url: image.currentSrc === '' ? image.src : image.currentSrc,
          alt: image.alt,
          words: (image.closest('li, article, figure, section, a')?.textContent ?? '').slice(0, 90),
        })),
    );
    pictures.push(...found.map((picture) => ({ ...picture, page })));
  }
  const drawings = new Map<string, string>();
  for (const { url } of pictures)
    if (!drawings.has(url))
      drawings.set(url, Buffer.from(await (await fetch(url)).arrayBuffer()).toString('base64'));
  const text = (words: string): string =>
    words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const figure = ({ url, alt, words }: Picture): string =>
    `<figure><img src="data:image/svg+xml;base64,${drawings.get(url)}" alt=""><figcaption><b>${text(alt)}</b> ${text(words)}</figcaption></figure>`;
  const onPage = (page: string) => pictures.filter((each) => each.page === page);
  const section = (page: string): string =>
    `<h2>${text(page)}</h2><div>${onPage(page).map(figure).join('')}</div>`;
  const style =
    'body{font:12px sans-serif}div{display:flex;flex-wrap:wrap;gap:8px}figure{width:230px;margin:0}img{width:230px}';
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${paths.map(section).join('')}`,
  );
  const alike = paths.flatMap((page) => {
    // A person has one portrait, at the head and at the end of a post.
    const looks = onPage(page).flatMap(({ url }) =>
      url.includes('/osoba-') ? [] : [looksOf(url)],
    );
    return looks
      .filter((look, at) => looks.slice(at + 1, at + VIEW).includes(look))
      .map((look) => `${page}: ${look}`);
  });
  process.stdout.write(
    `${pictures.length} pictures on ${paths.length} pages\n${alike.join('\n')}\n`,
  );
  if (alike.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await shop.close();
}
