import { HEAD_SCRIPT, PROGRAMS_ID } from '../../adapters/http/contract/head-script.ts';
import { PREVIEW_SIZE } from '../../adapters/http/contract/previews.ts';
import type { Look } from '../../application/ports/page-renderer.ts';
import { type PageData, siteName } from '../state/page-data.ts';
import type { PageMetadata } from './metadata/structured-data.ts';
import { serverRendersTexts } from './personal-screens.ts';

export type PageAssets = {
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly programs: readonly string[];
};

export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
    }
  >
>;

/** Polish text needs the latin and the latin-ext file of each font. */
const PRELOADED_FONTS = [
  'poltawski-nowy-latin',
  'figtree-latin',
  'poltawski-nowy-latin-ext',
  'figtree-latin-ext',
].map((name) => `ui/fonts/${name}.woff2`);
const ENTRY = 'ui/app/index.html';

/** Returns each chunk of the build once, imported chunks first: style sheets need this order. */
const withImports = (manifest: Manifest, names: readonly string[]): readonly Manifest[string][] => {
  const found = new Map<string, Manifest[string]>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined)
      throw new Error(`The browser build has no file ${name}; run npm run build`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    found.set(name, chunk);
  };
  for (const name of names) visit(name);
  return [...found.values()];
};

export const assetsFromManifest = (manifest: Manifest, file?: string, base = '/'): PageAssets => {
  const chunks = withImports(manifest, file === undefined ? [ENTRY] : [ENTRY, file]);
  // The style sheets of ui/app/index.html come first, so that those of the screen override them.
  const grounds = manifest[ENTRY]?.css ?? [];
  const fonts = PRELOADED_FONTS.flatMap((name) => manifest[name]?.file ?? []);
  const entry = manifest[ENTRY]?.file;
  const programs = chunks.map((chunk) => chunk.file).filter((name) => name !== entry);
  return {
    styles: [...new Set([...grounds, ...chunks.flatMap((chunk) => chunk.css ?? [])])].map(
      (name) => `${base}${name}`,
    ),
    fonts: fonts.map((name) => `${base}${name}`),
    programs: [entry, ...programs].map((name) => `${base}${name}`),
  };
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escapeText = (value: string): string =>
  value.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Escapes `<`, so that no value can close the script element or start an HTML comment. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const scriptTags = (data: PageData, [entry = '', ...parts]: readonly string[]): string =>
  data.kind === 'client' && !serverRendersTexts(data)
    ? [
        ...parts.map((href) => `<link rel="modulepreload" href="${href}" crossorigin>`),
        `<script type="module" src="${entry}" crossorigin></script>`,
      ].join('')
    : `<script type="application/json" id="${PROGRAMS_ID}">${scriptJson([entry, ...parts])}</script>`;

const metaTag = (key: 'name' | 'property', name: string, content: string | undefined): string =>
  content ? `<meta ${key}="${name}" content="${escapeText(content)}">` : '';

/**
 * States the image's width and height, so that a social network shows it large even before it has
 * loaded the image.
 */
const previewTags = ({ image, title }: PageMetadata): string =>
  image === undefined
    ? ''
    : [
        metaTag('property', 'og:image', image),
        metaTag('property', 'og:image:type', 'image/png'),
        metaTag('property', 'og:image:width', String(PREVIEW_SIZE.width)),
        metaTag('property', 'og:image:height', String(PREVIEW_SIZE.height)),
        metaTag('property', 'og:image:alt', title),
        metaTag('name', 'twitter:card', 'summary_large_image'),
      ].join('');

/**
 * The content security policy allows only this inline code: HEAD_SCRIPT, the brand's CSS and data
 * blocks.
 */
export const documentHtml = (page: {
  readonly body: string;
  readonly data: PageData;
  readonly head: PageMetadata;
  readonly assets: PageAssets;
  readonly look: Look;
}): string => {
  const { body, data, head, assets, look } = page;
  // React writes preload links for images before the page's content; move the links into <head>.
  const hints = /^(?:<link rel="preload"[^>]*>)*/.exec(body)?.[0] ?? '';
  return [
    `<!DOCTYPE html><html lang="pl"${data.site === undefined ? '' : ` data-site="${data.site.id}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeText(head.title)}</title>`,
    // The inline script comes before the style sheets: after them, it would wait until they load.
    `<script>${HEAD_SCRIPT}</script>`,
    metaTag('name', 'description', head.description),
    head.noIndex === true ? '<meta name="robots" content="noindex">' : '',
    head.canonical ? `<link rel="canonical" href="${escapeText(head.canonical)}">` : '',
    head.feed
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeText(siteName(data))}" href="${escapeText(head.feed)}">`
      : '',
    '<meta name="theme-color" content="#ffffff">',
    metaTag('property', 'og:site_name', siteName(data)),
    '<meta property="og:locale" content="pl_PL">',
    metaTag('property', 'og:type', head.type ?? 'website'),
    metaTag('property', 'og:title', head.title),
    metaTag('property', 'og:description', head.description),
    metaTag('property', 'og:url', head.canonical),
    previewTags(head),
    assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
    // The colours (the brand's CSS) come before the font links, because the first paint needs them.
    `<style>${look.css}</style>`,
    hints,
    (look.fonts.length > 0 ? look.fonts : assets.fonts)
      .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
      .join(''),
    look.icon === null ? '' : `<link rel="icon" type="image/svg+xml" href="${look.icon}">`,
    scriptTags(data, assets.programs),
    (head.jsonLd ?? [])
      .map((block) => `<script type="application/ld+json">${scriptJson(block)}</script>`)
      .join(''),
    `<script type="application/json" id="state">${scriptJson(data)}</script>`,
    `</head><body><div id="root">${body.slice(hints.length)}</div></body></html>`,
  ].join('');
};
