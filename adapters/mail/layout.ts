import type { OfficeContact } from '../../domain/brand-settings.ts';
import { dialled } from '../../domain/travellers/contact.ts';
import { escaped } from '../words/html.ts';

/** A piece of a mail; text and HTML are made from the same pieces, so that they cannot say different things. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A way that few will go: a line of text, not a button. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly title: string; readonly rows: readonly (readonly [string, string])[] };

export type Letter = {
  readonly subject: string;
  readonly brand: string;
  readonly greeting: string;
  readonly blocks: readonly Block[];
  readonly closing: string;
  readonly footer: string;
  /** How the office is reached, under the footer; what the brand does not name is left out. */
  readonly office?: OfficeContact;
};

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return [block.title, ...block.rows.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  }
};

const contacts = (office: OfficeContact | undefined): readonly { readonly text: string; readonly href: string }[] => [
  ...(office?.phone ? [{ text: `tel. ${office.phone}`, href: `tel:${dialled(office.phone)}` }] : []),
  ...(office?.email ? [{ text: office.email, href: `mailto:${office.email}` }] : []),
];

/** The mail for readers of plain text. */
export const letterText = ({ greeting, blocks, closing, footer, office }: Letter): string =>
  [greeting, ...blocks.map(blockText), closing, ['-- ', footer, ...contacts(office).map(({ text }) => text)].join('\n')].join('\n\n');

// Mail programs know no style sheets worth the name: every style stands where it is used, tables carry the layout.
const INK = '#1c2b33';
const SEA = '#0b4f6c';
const P = `margin:0 0 16px;color:${INK};font-size:16px;line-height:1.6`;

const row = ([name, value]: readonly [string, string]): string =>
  `<tr><td style="padding:6px 16px 6px 0;color:#4d5c64;vertical-align:top">${escaped(name)}</td><td style="padding:6px 0;font-weight:600;text-align:right">${escaped(value)}</td></tr>`;

const blockHtml = (block: Block): string => {
  switch (block.kind) {
    case 'text':
      return `<p style="${P}">${escaped(block.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 16px;color:#4d5c64;font-size:14px;line-height:1.6">${escaped(block.text)}</p>`;
    case 'button':
      return `<p style="margin:24px 0"><a href="${escaped(block.url)}" style="display:inline-block;padding:14px 28px;border-radius:10px;background:${SEA};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(block.label)}</a></p><p style="margin:0 0 16px;color:#4d5c64;font-size:13px;line-height:1.5;word-break:break-all">${escaped(block.url)}</p>`;
    case 'link':
      return `<p style="margin:0 0 16px;font-size:14px;line-height:1.6"><a href="${escaped(block.url)}" style="color:${SEA}">${escaped(block.label)}</a></p>`;
    case 'facts':
      return `<h2 style="margin:28px 0 8px;color:${SEA};font-size:18px">${escaped(block.title)}</h2><table role="presentation" style="width:100%;border-collapse:collapse;border-top:1px solid #d6d0c4;color:${INK};font-size:15px;line-height:1.4">${block.rows.map(row).join('')}</table>`;
  }
};

const contactsHtml = (office: OfficeContact | undefined): string =>
  contacts(office)
    .map(({ text, href }) => `<br><a href="${escaped(href)}" style="color:${SEA}">${escaped(text)}</a>`)
    .join('');

/** The mail for everybody else. */
export const letterHtml = ({ subject, brand, greeting, blocks, closing, footer, office }: Letter): string =>
  [
    '<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(subject)}</title></head><body style="margin:0;padding:24px 12px;background:#f4f1ea;font-family:system-ui,Segoe UI,Arial,sans-serif">`,
    `<div style="max-width:560px;margin:0 auto"><p style="margin:0 0 12px;color:${SEA};font-size:20px;font-weight:700">${escaped(brand)}</p>`,
    '<div style="padding:28px 24px;border-radius:14px;background:#ffffff">',
    `<h1 style="margin:0 0 16px;color:${INK};font-size:22px;line-height:1.3">${escaped(greeting)}</h1>`,
    ...blocks.map(blockHtml),
    `<p style="${P};margin-top:28px">${escaped(closing).replace('\n', '<br>')}</p></div>`,
    `<p style="margin:16px 0 0;color:#4d5c64;font-size:12px;line-height:1.5">${escaped(footer)}${contactsHtml(office)}</p></div></body></html>`,
  ].join('');
