import { HEAD_SCRIPT } from '../adapters/http/contract/head-script.ts';
import { PREVIEW_SIZE } from '../adapters/http/contract/previews.ts';
import { PROGRAMS_ID } from '../adapters/http/contract/program-script.ts';
import type { PageHead } from './heads/pageHead.ts';
import icon from './icon.svg';
import { type PageData, siteName } from './state/pageData.ts';

/** Addresses of the built browser files that a page names; of programs the entry is the first. */
export type PageAssets = { readonly styles: readonly string[]; readonly fonts: readonly string[]; readonly programs: readonly string[] };

/** The part of Vite's manifest that is read here. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>;

/** What every first view is set in: Polish needs both halves of an alphabet. */
const PRELOADED_FONTS = ['poltawski-nowy-latin', 'figtree-latin', 'poltawski-nowy-latin-ext', 'figtree-latin-ext'].map(
  (name) => `ui/fonts/${name}.woff2`,
);
const ENTRY = 'ui/index.html';

/** Chunks and all that they import, each once and after its own imports: the order in which their styles have to stand. */
const withImports = (manifest: Manifest, names: readonly string[]): readonly Manifest[string][] => {
  const found = new Map<string, Manifest[string]>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The browser build has no file ${name}; run npm run build`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    found.set(name, chunk);
  };
  for (const name of names) visit(name);
  return [...found.values()];
};

/**
 * Picks from the build's manifest what a page needs: the entry's program and that of its screen (`file`; undefined: it has none of its
 * own), the styles of both, the fonts.
 */
export const assetsFromManifest = (manifest: Manifest, file?: string, base = '/'): PageAssets => {
  const chunks = withImports(manifest, file === undefined ? [ENTRY] : [ENTRY, file]);
  // What the entry brings along is the ground on which all other styles stand.
  const grounds = manifest[ENTRY]?.css ?? [];
  const fonts = PRELOADED_FONTS.flatMap((name) => manifest[name]?.file ?? []);
  const entry = manifest[ENTRY]?.file;
  const programs = chunks.map((chunk) => chunk.file).filter((name) => name !== entry);
  return {
    styles: [...new Set([...grounds, ...chunks.flatMap((chunk) => chunk.css ?? [])])].map((name) => `${base}${name}`),
    fonts: fonts.map((name) => `${base}${name}`),
    programs: [entry, ...programs].map((name) => `${base}${name}`),
  };
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string): string => value.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON for a data block: `<` is written as an escape, so that no value can close the block or open a comment. */
const json = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** A page that the server has drawn is seen without its program, which waits until then; a page of one person is drawn by it. */
const program = (data: PageData, [entry = '', ...parts]: readonly string[]): string =>
  data.kind === 'client'
    ? [
        ...parts.map((href) => `<link rel="modulepreload" href="${href}" crossorigin>`),
        `<script type="module" src="${entry}" crossorigin></script>`,
      ].join('')
    : `<script type="application/json" id="${PROGRAMS_ID}">${json([entry, ...parts])}</script>`;

const meta = (key: 'name' | 'property', name: string, content: string | undefined): string =>
  content ? `<meta ${key}="${name}" content="${text(content)}">` : '';

/** The picture of a link with its measures, so that it is shown large at the first sending on. */
const previewTags = ({ image, title }: PageHead): string =>
  image === undefined
    ? ''
    : [
        meta('property', 'og:image', image),
        meta('property', 'og:image:type', 'image/png'),
        meta('property', 'og:image:width', String(PREVIEW_SIZE.width)),
        meta('property', 'og:image:height', String(PREVIEW_SIZE.height)),
        meta('property', 'og:image:alt', title),
        meta('name', 'twitter:card', 'summary_large_image'),
      ].join('');

/** The whole document around rendered contents. The policy allows the one script in the head and data blocks, no inline style. */
export const documentHtml = (page: {
  readonly body: string;
  readonly data: PageData;
  readonly head: PageHead;
  readonly assets: PageAssets;
}): string => {
  const { body, data, head, assets } = page;
  // React puts hints for early pictures before the contents; they belong into the head.
  const hints = /^(?:<link rel="preload"[^>]*>)*/.exec(body)?.[0] ?? '';
  return [
    `<!DOCTYPE html><html lang="pl"${data.site === undefined ? '' : ` data-site="${data.site.id}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${text(head.title)}</title>`,
    // Before the style sheets, for which a script would wait.
    `<script>${HEAD_SCRIPT}</script>`,
    meta('name', 'description', head.description),
    head.noIndex === true ? '<meta name="robots" content="noindex">' : '',
    head.canonical ? `<link rel="canonical" href="${text(head.canonical)}">` : '',
    head.feed ? `<link rel="alternate" type="application/rss+xml" title="${text(siteName(data))}" href="${text(head.feed)}">` : '',
    '<meta name="theme-color" content="#ffffff">',
    meta('property', 'og:site_name', siteName(data)),
    '<meta property="og:locale" content="pl_PL">',
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    previewTags(head),
    // What is seen, in the order in which it is needed: a line that takes six files at once is filled by the first six.
    assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
    hints,
    assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join(''),
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    program(data, assets.programs),
    (head.jsonLd ?? []).map((block) => `<script type="application/ld+json">${json(block)}</script>`).join(''),
    `<script type="application/json" id="state">${json(data)}</script>`,
    `</head><body><div id="root">${body.slice(hints.length)}</div></body></html>`,
  ].join('');
};
