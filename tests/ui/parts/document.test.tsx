import { describe, expect, it } from 'vitest';
import { HEAD_SCRIPT } from '../../../adapters/http/contract/head-script.ts';
import { assetsFromManifest, documentHtml } from '../../../ui/app/document.ts';
import { removeReactMarkers } from '../../../ui/app/plain-html.ts';
import { renderPage } from '../../../ui/app/server.tsx';

const look = {
  css: ':root{--ink:#0b3442}',
  fonts: [],
  icon: '/wyglad/icon.svg',
};
const assets = {
  styles: ['/assets/index-1.css'],
  fonts: ['/assets/figtree.woff2'],
  programs: ['/assets/index-1.js', '/assets/part.js'],
};

// These tests compare text, because the server sends exactly these characters.
describe('the HTML document around a page', () => {
  const html = documentHtml({
    body: '<link rel="preload" as="image" href="/sceny/a.svg"/><p>Treść</p>',
    data: { kind: 'client' },
    head: {
      title: 'Rejsy & „morze” <żagle>',
      description: 'Opis',
      canonical: 'https://kilwater.example/rejsy?a=1&b=2',
      image: 'https://kilwater.example/okladka.png',
      jsonLd: [{ name: '</script><script>alert(1)</script>' }],
    },
    assets,
    look,
  });

  it('has the language Polish, and a title, description, canonical address and link preview', () => {
    expect(html).toContain('<html lang="pl">');
    expect(html).toContain('<title>Rejsy &amp; „morze” &lt;żagle&gt;</title>');
    expect(html).toContain('<meta name="description" content="Opis">');
    expect(html).toContain(
      '<link rel="canonical" href="https://kilwater.example/rejsy?a=1&amp;b=2">',
    );
    expect(html).toContain(
      '<meta property="og:image" content="https://kilwater.example/okladka.png">',
    );
  });

  it('preloads fonts as fonts and scripts as modules', () => {
    expect(html).toContain(
      '<link rel="preload" href="/assets/figtree.woff2" as="font" type="font/woff2" crossorigin>',
    );
    expect(html).toContain('<link rel="modulepreload" href="/assets/part.js" crossorigin>');
  });

  it('loads styles, pictures, fonts in this order; a page rendered by the server needs no script', () => {
    const drawn = documentHtml({
      body: '<link rel="preload" as="image" href="/sceny/a.svg"/>',
      data: JSON.parse('{"kind":"home"}'),
      head: { title: '' },
      assets,
      look,
    });
    expect(
      [...drawn.matchAll(/<link rel="(?:stylesheet|preload)"[^>]*?href="([^"]+)"/g)].map(
        ([, href]) => href,
      ),
    ).toEqual(['/assets/index-1.css', '/sceny/a.svg', '/assets/figtree.woff2']);
    expect(drawn).not.toMatch(/<(?:link rel="modulepreload"|script type="module")/);
    expect(drawn).toContain(
      '<script type="application/json" id="programs">["/assets/index-1.js","/assets/part.js"]</script>',
    );
  });

  it('escapes values, so that no value can end the script element that holds the data', () => {
    expect(html).toContain('{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}');
    expect(html.match(/<script(?! type="application)[^>]*>/g)).toEqual([
      '<script>',
      '<script type="module" src="/assets/index-1.js" crossorigin>',
    ]);
  });

  it('starts with the consent script; it is before the style sheets, so it does not wait for them', () => {
    expect(html.indexOf(`<script>${HEAD_SCRIPT}</script>`)).toBeGreaterThan(0);
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  it("moves React's preload links of pictures from the body into the head", () => {
    expect(html.indexOf('as="image"')).toBeLessThan(html.indexOf('</head>'));
    expect(html).toContain('<div id="root"><p>Treść</p></div>');
  });
});

describe('the list of the built files that a page loads', () => {
  const manifest = {
    'ui/app/index.html': {
      file: 'assets/index.js',
      css: ['assets/base.css'],
      imports: ['_shop.js'],
    },
    '_shop.js': {
      file: 'assets/shop.js',
      css: ['assets/shop.css'],
      imports: ['ui/app/index.html'],
    },
    '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_shop.js'] },
    'ui/features/home/HomePage.tsx': {
      file: 'assets/home.js',
      css: ['assets/home.css'],
      imports: ['_card.js', '_shop.js', 'ui/app/index.html'],
    },
    'ui/features/wizard/WizardScreen.tsx': {
      file: 'assets/wizard.js',
      css: ['assets/wizard.css'],
      imports: ['_shop.js'],
    },
    'ui/fonts/poltawski-nowy-latin.woff2': { file: 'assets/p.woff2' },
    'ui/fonts/figtree-latin.woff2': { file: 'assets/f.woff2' },
    'ui/fonts/poltawski-nowy-latin-ext.woff2': { file: 'assets/pe.woff2' },
    'ui/fonts/figtree-latin-ext.woff2': { file: 'assets/fe.woff2' },
  };

  const fonts = ['/assets/p.woff2', '/assets/f.woff2', '/assets/pe.woff2', '/assets/fe.woff2'];

  it('returns the entry’s scripts, the entry’s styles before imported ones, and fonts with Polish letters', () => {
    expect(assetsFromManifest(manifest)).toEqual({
      styles: ['/assets/base.css', '/assets/shop.css'],
      fonts,
      programs: ['/assets/index.js', '/assets/shop.js'],
    });
  });

  it('adds only the screen’s files, each style sheet after those that it overrides', () => {
    expect(assetsFromManifest(manifest, 'ui/features/home/HomePage.tsx')).toEqual({
      styles: ['/assets/base.css', '/assets/shop.css', '/assets/card.css', '/assets/home.css'],
      fonts,
      programs: ['/assets/index.js', '/assets/shop.js', '/assets/card.js', '/assets/home.js'],
    });
  });

  it('if the build lacks its entry or a screen’s file, the error says what to do', () => {
    expect(() => assetsFromManifest({})).toThrow('npm run build');
    expect(() => assetsFromManifest(manifest, 'ui/features/blog/BlogPage.tsx')).toThrow(
      'ui/features/blog/BlogPage.tsx; run npm run build',
    );
  });
});

describe('a page that the server renders', () => {
  it('renders the not-found page for an unknown address, without inline styles except the brand’s look', () => {
    // A page of kind `client` would be rendered without contents, so this page has another kind.
    const { html } = renderPage({
      url: '/nie-ma-takiej?x=1',
      data: JSON.parse('{"kind":"home"}'),
      head: { title: 'Kilwater' },
      assets,
      look,
    });
    expect(html).toContain('Tu nie ma lądu');
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
    expect(html.match(/<style[^>]*>[^<]*/g)).toEqual([`<style>${look.css}`]);
  });

  it('renders no contents for a page that the browser fills, so that its HTML has no personal data', () => {
    const { html } = renderPage({
      url: '/czesci',
      data: { kind: 'client' },
      head: { title: 'Kilwater', noIndex: true },
      assets,
      look,
    });
    expect(html).toContain('aria-label="Wczytywanie"');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});

describe('the login page', () => {
  const { html } = renderPage({
    url: '/zaloguj',
    data: { kind: 'client', screen: 'login' },
    head: { title: 'Kilwater', noIndex: true },
    assets,
    look,
  });

  it('shows its text before the scripts run; only the scripts add its form', () => {
    expect(html).toContain('<h1>Zaloguj się</h1>');
    expect(html).toContain('Do rezerwacji potrzebne jest konto');
    expect(html).not.toContain('<form');
  });

  it('loads its scripts after the browser has painted the page', () => {
    expect(html).toContain('id="programs"');
    expect(html).not.toMatch(/<(?:link rel="modulepreload"|script type="module")/);
  });
});

describe('the simplification of React’s HTML before it is sent', () => {
  it.each([
    ['<img src="/a.svg" alt=""/>', '<img src="/a.svg" alt="">'],
    ['<input checked="" tabIndex="-1" value=""/>', '<input checked tabindex="-1" value="">'],
    ['<time dateTime="2026-11-22">dziś</time>', '<time datetime="2026-11-22">dziś</time>'],
    [
      '<source srcSet="/a.svg" media="(max-width: 767px)"/>',
      '<source srcset="/a.svg" media="(max-width: 767px)">',
    ],
    [
      '<p title="a &gt; b hidden=&quot;&quot;/">dateTime="" &lt;br/&gt;</p>',
      '<p title="a &gt; b hidden=&quot;&quot;/">dateTime="" &lt;br/&gt;</p>',
    ],
    [
      '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>',
      '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>',
    ],
    ['a<!-- -->b', 'a<!-- -->b'],
  ])('%s is sent as %s', (rendered, sent) => expect(removeReactMarkers(rendered)).toBe(sent));
});
