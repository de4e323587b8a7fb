export type Piece =
  | string
  | { readonly tag: Tag; readonly href: string | null; readonly pieces: readonly Piece[] };

const TAGS = [
  'p',
  'small',
  'a',
  'h3',
  'dl',
  'dt',
  'dd',
  'b',
  'strong',
  'em',
  'i',
  'ul',
  'ol',
  'li',
  'br',
] as const;
export type Tag = (typeof TAGS)[number];

const isTag = (name: string): name is Tag => TAGS.some((tag) => tag === name);

/** Elements that readers never see, such as scripts. They are removed with all contents. */
const UNSEEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'noscript',
]);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const characterOf = (code: number): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';

const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return characterOf(Number(decimal));
      if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
      return ENTITIES[(name ?? '').toLowerCase()] ?? whole;
    },
  );

/**
 * Returns the link unchanged if it is safe: a path on this site, https or mailto. Returns null for
 * any other link, which is then not rendered as a link.
 */
export const safeHref = (href: string): string | null =>
  /^\/(?![/\\])[^\\\s]*$/.test(href) || /^(https:\/\/|mailto:)[^\\\s]+$/i.test(href) ? href : null;

const hrefIn = (attributes: string): string | null => {
  const found = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  return found === null ? null : safeHref(decodeEntities(found[1] ?? found[2] ?? '').trim());
};

type Open = {
  readonly tag: Tag | null;
  readonly name: string;
  readonly href: string | null;
  readonly pieces: Piece[];
};

const MARKUP = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** Text never becomes markup, so a message adds no script, style, form or image (R41). */
export const parseMessageHtml = (html: string): readonly Piece[] => {
  const root: Open = { tag: null, name: '', href: null, pieces: [] };
  const open: Open[] = [root];
  let unseen: string | null = null;
  let read = 0;
  const top = (): Open => open.at(-1) ?? root;
  const close = (): void => {
    const closed = open.pop();
    if (closed === undefined) return;
    if (closed.tag === null) top().pieces.push(...closed.pieces);
    else top().pieces.push({ tag: closed.tag, href: closed.href, pieces: closed.pieces });
  };
  const say = (text: string): void => {
    if (unseen === null && text !== '') top().pieces.push(decodeEntities(text));
  };
  for (const found of html.matchAll(MARKUP)) {
    say(html.slice(read, found.index));
    read = found.index + found[0].length;
    const [, slash, rawName, attributes = ''] = found;
    if (rawName === undefined) continue;
    const name = rawName.toLowerCase();
    if (unseen !== null) {
      if (slash === '/' && name === unseen) unseen = null;
    } else if (slash === '/') {
      // A closing tag also closes all elements inside. A closing tag without an opening tag is
      // ignored.
      if (!open.slice(1).some((each) => each.name === name)) continue;
      while (top().name !== name) close();
      close();
    } else if (UNSEEN.has(name)) unseen = name;
    else if (name === 'br') top().pieces.push({ tag: 'br', href: null, pieces: [] });
    else if (!attributes.endsWith('/'))
      open.push({
        tag: isTag(name) ? name : null,
        name,
        href: name === 'a' ? hrefIn(attributes) : null,
        pieces: [],
      });
  }
  say(html.slice(read));
  while (open.length > 1) close();
  return root.pieces;
};
