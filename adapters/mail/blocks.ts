import { formatPrice } from '../words/amounts-and-days.pl.ts';
import { copy } from './copy.pl.ts';

/** Text and HTML use the same blocks, so that they cannot say different things. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  /** `spelled`: the address is also printed below, for mail programs that show no buttons. */
  | {
      readonly kind: 'button';
      readonly label: string;
      readonly url: string;
      readonly spelled: boolean;
    }
  /** A secondary action: a line of text, not a button. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly title: string; readonly rows: Rows }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  /** `text` is the content for a bank's app, `sum` its amount in grosze. */
  | { readonly kind: 'code'; readonly text: string; readonly sum: number };

export type Row = readonly [name: string, value: string];
export type Rows = readonly Row[];

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const note = (words: string): Block => ({ kind: 'note', text: words });
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url });
export const button = (label: string, url: string): Block => ({
  kind: 'button',
  label,
  url,
  spelled: false,
});
export const spelledButton = (label: string, url: string): Block => ({
  kind: 'button',
  label,
  url,
  spelled: true,
});
export const facts = (title: string, rows: Rows): Block => ({ kind: 'facts', title, rows });
export const list = (title: string, items: readonly string[]): Block => ({
  kind: 'list',
  title,
  items,
});

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
      return copy.code.inText(formatPrice(block.sum));
  }
};
