import { ok } from 'neverthrow';
import { type Read, refuseStatement } from './problems.ts';

/**
 * An XML element. `tag` omits the namespace, because banks use the versions 2 to 13 of CAMT.053,
 * and each version has another namespace.
 */
export type XmlElement = {
  readonly tag: string;
  readonly currency: string;
  readonly children: XmlElement[];
  text: string;
  readonly line: number;
};

const ATTRIBUTE = String.raw`\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')`;
const PIECE = new RegExp(
  String.raw`<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([\w.:-]+)\s*>|<([\w.:-]+)((?:${ATTRIBUTE})*)\s*(\/?)>|([^<]+)`,
  'y',
);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

const characterOf = (code: number): string | undefined =>
  code > 0 &&
  code <= 0x10ffff &&
  !(code >= 0xd800 && code <= 0xdfff) &&
  code !== 0xfffe &&
  code !== 0xffff
    ? String.fromCodePoint(code)
    : undefined;

/** Decodes character references and the entities of XML itself. Null if there is another entity. */
const unescaped = (text: string): string | null => {
  if (!text.includes('&')) return text;
  let isBroken = false;
  const resolved = text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));|&/gi,
    (_, decimal?: string, hexadecimal?: string, name?: string) => {
      const found =
        name === undefined
          ? characterOf(
              decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal),
            )
          : ENTITIES.get(name);
      if (found === undefined) isBroken = true;
      return found ?? '';
    },
  );
  return isBroken ? null : resolved;
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Returns the attribute `Ccy`, the currency. Statements need no other attribute. */
const currencyIn = (attributes: string): string =>
  (/\sCcy\s*=\s*["']\s*(\w*)\s*["']/.exec(attributes)?.[1] ?? '').toUpperCase();

export const countLines = (text: string, from: number, to: number): number => {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1))
    count += 1;
  return count;
};

/**
 * Parses XML. At the end of each element, calls `canDrop` with this element. If `canDrop` returns
 * true, the result omits the element, to save memory.
 */
export const readXml = (
  text: string,
  firstLine: number,
  canDrop: (element: XmlElement, parent: string) => boolean,
): Read<XmlElement> => {
  const open: { readonly qualified: string; readonly element: XmlElement }[] = [];
  let root: XmlElement | null = null;
  let line = firstLine;
  // Found once: in a file of one line, each search reads the rest of the file.
  let nextBreak = text.indexOf('\n');
  let at = 0;
  const close = (): void => {
    const closed = open.pop();
    const parent = open.at(-1);
    if (closed !== undefined && parent !== undefined && canDrop(closed.element, parent.element.tag))
      parent.element.children.pop();
  };
  while (at < text.length) {
    PIECE.lastIndex = at;
    const found = PIECE.exec(text);
    if (found === null) return refuseStatement('notXml', line);
    const [piece, verbatim, closing, opening, attributes = '', isEmpty, plain] = found;
    const parent = open.at(-1);
    if (opening !== undefined) {
      if (parent === undefined && root !== null) return refuseStatement('notXml', line);
      const element: XmlElement = {
        tag: localName(opening),
        currency: currencyIn(attributes),
        children: [],
        text: '',
        line,
      };
      parent?.element.children.push(element);
      root ??= element;
      open.push({ qualified: opening, element });
      if (isEmpty !== '') close();
    } else if (closing !== undefined) {
      if (parent?.qualified !== closing) return refuseStatement('notXml', line);
      close();
    } else if (verbatim !== undefined || plain !== undefined) {
      const text = verbatim ?? unescaped(plain ?? '');
      if (text === null || (parent === undefined && text.trim() !== ''))
        return refuseStatement('notXml', line);
      if (parent !== undefined) parent.element.text += text;
    }
    for (; nextBreak >= 0 && nextBreak < PIECE.lastIndex; line += 1)
      nextBreak = text.indexOf('\n', nextBreak + 1);
    at += piece.length;
  }
  return root === null || open.length > 0 ? refuseStatement('notXml', line) : ok(root);
};

export const childrenOf = (parent: XmlElement | undefined, name: string): readonly XmlElement[] =>
  parent?.children.filter((child) => child.tag === name) ?? [];

export const childOf = (
  parent: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>(
    (element, name) => element?.children.find((child) => child.tag === name),
    parent,
  );
