import { price } from '../words/amounts-and-days.pl.ts';
import { copy } from './copy.pl.ts';

/** A piece of a mail; text and HTML are made from the same pieces, so that they cannot say different things. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  /** `spelled`: its address is written out below it, for a link that must not be lost with a button that does nothing. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string; readonly spelled: boolean }
  /** A way that few will go: a line of text, not a button. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly title: string; readonly rows: Rows }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  /** The 2D code of a transfer: `text` is what a bank's program reads from it, `sum` in grosze what it is for. */
  | { readonly kind: 'code'; readonly text: string; readonly sum: number };

export type Row = readonly [name: string, value: string];
export type Rows = readonly Row[];

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const note = (words: string): Block => ({ kind: 'note', text: words });
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url, spelled: false });
export const spelledButton = (label: string, url: string): Block => ({ kind: 'button', label, url, spelled: true });
export const facts = (title: string, rows: Rows): Block => ({ kind: 'facts', title, rows });
export const list = (title: string, items: readonly string[]): Block => ({ kind: 'list', title, items });

/** A piece for readers of plain text. */
export const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return [block.title, ...block.rows.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
    case 'list':
      return [block.title, ...block.items.map((item) => `  - ${item}`)].join('\n');
    case 'code':
      return copy.code.inText(price(block.sum));
  }
};
