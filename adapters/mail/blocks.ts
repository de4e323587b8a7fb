import { formatPrice } from '../words/amounts-and-days.pl.ts';
import { mailCopy } from './copy.pl.ts';

/** Text and HTML of a mail are rendered from the same blocks, so that they agree. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  /** `spelled`: the button's address is also printed, for mail programs without buttons. */
  | {
      readonly kind: 'button';
      readonly label: string;
      readonly url: string;
      readonly spelled: boolean;
    }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly title: string; readonly rows: FactRows }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  /** `text` is what a bank's app reads from the transfer code, `sum` its amount in grosze. */
  | { readonly kind: 'code'; readonly text: string; readonly sum: number };

export type FactRow = readonly [name: string, value: string];
export type FactRows = readonly FactRow[];

export const textBlock = (words: string): MailBlock => ({ kind: 'text', text: words });
export const noteBlock = (words: string): MailBlock => ({ kind: 'note', text: words });
export const linkBlock = (label: string, url: string): MailBlock => ({ kind: 'link', label, url });
export const buttonBlock = (label: string, url: string): MailBlock => ({
  kind: 'button',
  label,
  url,
  spelled: false,
});
export const spelledButtonBlock = (label: string, url: string): MailBlock => ({
  kind: 'button',
  label,
  url,
  spelled: true,
});
export const factsBlock = (title: string, rows: FactRows): MailBlock => ({
  kind: 'facts',
  title,
  rows,
});
export const listBlock = (title: string, items: readonly string[]): MailBlock => ({
  kind: 'list',
  title,
  items,
});

export const blockText = (block: MailBlock): string => {
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
      return mailCopy.code.inText(formatPrice(block.sum));
  }
};
