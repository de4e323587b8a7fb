import type { OfficeContact } from '../../domain/brand-settings.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { formatPrice } from '../words/amounts-and-days.pl.ts';
import { escapeHtml } from '../words/html.ts';
import { officeContacts } from '../words/office-contacts.pl.ts';
import { addNoBreakSpaces } from '../words/text.pl.ts';
import { splitIntoUnbreakableParts } from '../words/unbroken.pl.ts';
import { blockText, type FactRow, type MailBlock } from './blocks.ts';
import { mailCopy } from './copy.pl.ts';
import { HEAD_CID, HEAD_SIZE, MARK_CID, MARK_SIZE } from './head.ts';

export type Letter = {
  readonly subject: string;
  readonly brand: string;
  readonly greeting: string;
  readonly blocks: readonly MailBlock[];
  readonly closing: string;
  readonly footer: string;
  readonly office?: OfficeContact;
};

/** Id of the picture with the QR code. The HTML shows the picture by this id (RFC 2392). */
export const CODE_CID = 'code@mail';

export const plainTextOfMail = ({ greeting, blocks, closing, footer, office }: Letter): string =>
  [
    greeting,
    ...blocks.map(blockText),
    closing,
    ['-- ', footer, ...officeContacts(office).map(({ text }) => text)].join('\n'),
  ].join('\n\n');

// Mail programs often ignore style sheets, so styles are inline. A sheet adds styles for phones and
// dark mode.
const darkStyle = ({ colours, dark }: BrandTokens): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .k-name, .k-value { display: block !important; width: auto !important; padding: 8px 0 0 !important; text-align: left !important; }
  .k-value { padding: 0 0 8px !important; }
  .k-account { font-size: 13px !important; }
  .k-card { padding: 22px 18px !important; }
}
@media (prefers-color-scheme: dark) {
  .k-ground { background: ${dark.ground} !important; }
  .k-card { background: ${dark.card} !important; }
  .k-ink { color: ${dark.ink} !important; }
  .k-soft { color: ${dark.inkSoft} !important; }
  .k-sea { color: ${dark.sea} !important; }
  .k-button { background: ${colours.slicker} !important; color: ${colours.ink} !important; }
  .k-line { border-color: ${dark.line} !important; }
}`;

const unbrokenHtml = (parts: readonly string[]): string =>
  parts
    .map((part, nth) =>
      nth % 2 === 1
        ? `<span style="white-space:nowrap">${escapeHtml(part)}</span>`
        : escapeHtml(part),
    )
    .join('');

/** Prevents line breaks after a one-letter word, and inside a sum, an e-mail or a trip's days. */
const words = (text: string): string =>
  unbrokenHtml(splitIntoUnbreakableParts(addNoBreakSpaces(text)));

const ACCOUNT = /^\d\d(?: \d{4}){6}$/;
const SUM = /(-?\d[\d ]*(?:,\d\d)? (?:PLN|EUR))/;
/** Formats a value that is copied into a bank's form. So it must have no invisible characters. */
const value = (text: string): string =>
  ACCOUNT.test(text)
    ? `<span class="k-account" style="white-space:nowrap">${escapeHtml(text)}</span>`
    : unbrokenHtml(text.split(SUM));

export const createMailHtmlRenderer = (tokens: BrandTokens): ((letter: Letter) => string) => {
  const { colours, fonts, icon } = tokens;
  const { ink: INK, inkSoft: SOFT, sea: SEA, line: LINE, foam: FOAM, paper: PAPER } = colours;
  const paragraph = (html: string, colour: 'ink' | 'soft', size: number): string =>
    `<p class="k-${colour}" style="margin:0 0 16px;color:${colour === 'ink' ? INK : SOFT};font-size:${size}px;line-height:1.6">${html}</p>`;
  const heading = (title: string): string =>
    `<h2 class="k-ink" style="margin:28px 0 8px;color:${INK};font-family:${fonts.display};font-size:20px;line-height:1.2">${words(title)}</h2>`;
  const anchor = (url: string, label: string): string =>
    `<a class="k-sea" href="${escapeHtml(url)}" style="color:${SEA}">${escapeHtml(label)}</a>`;

  const rowHtml = ([name, text]: FactRow): string =>
    [
      `<tr class="k-line" style="border-bottom:1px solid ${LINE}">`,
      `<td class="k-name k-soft" style="width:38%;padding:8px 16px 8px 0;color:${SOFT};vertical-align:top">${words(name)}</td>`,
      `<td class="k-value k-ink" style="padding:8px 0;color:${INK};font-weight:600;text-align:right;vertical-align:top">${value(text)}</td></tr>`,
    ].join('');

  const BUTTON = `display:inline-block;padding:14px 28px;border-bottom:3px solid ${colours.slickerEdge};border-radius:999px;background:${colours.slicker};color:${INK};font-size:16px;line-height:1.3;font-weight:700;text-decoration:none`;

  const buttonHtml = (label: string, url: string, spelled: boolean): string => {
    const pressed = `<p style="margin:24px 0"><a class="k-button" href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(label)}</a></p>`;
    const written = `<p class="k-soft" style="margin:0 0 16px;color:${SOFT};font-size:13px;line-height:1.5">${escapeHtml(mailCopy.spelled)}<br><span style="word-break:break-all">${escapeHtml(url)}</span></p>`;
    return spelled ? pressed + written : pressed;
  };

  /** In dark mode, the QR code keeps its white background, because scanners need it. */
  const codeHtml = (sum: string): string =>
    [
      `<p style="margin:16px 0 8px"><img src="cid:${CODE_CID}" width="196" height="196" alt="${escapeHtml(mailCopy.code.title(sum))}" style="display:block;width:196px;height:196px;border-radius:8px;background:#ffffff"></p>`,
      paragraph(
        `<strong>${words(mailCopy.code.title(sum))}</strong><br>${words(mailCopy.code.text)}`,
        'soft',
        14,
      ),
    ].join('');

  const blockHtml = (block: MailBlock): string => {
    switch (block.kind) {
      case 'text':
        return paragraph(words(block.text), 'ink', 16);
      case 'note':
        return paragraph(words(block.text), 'soft', 14);
      case 'button':
        return buttonHtml(block.label, block.url, block.spelled);
      case 'link':
        return paragraph(anchor(block.url, block.label), 'soft', 14);
      case 'facts':
        return `${heading(block.title)}<table class="k-line" role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse;border-top:1px solid ${LINE};font-size:15px;line-height:1.4"><tbody>${block.rows.map(rowHtml).join('')}</tbody></table>`;
      case 'list':
        return `${heading(block.title)}<ul class="k-ink" style="margin:0 0 16px;padding:0 0 0 20px;color:${INK};font-size:16px;line-height:1.6">${block.items.map((item) => `<li>${words(item)}</li>`).join('')}</ul>`;
      case 'code':
        return codeHtml(formatPrice(block.sum));
    }
  };

  const MARK =
    icon === null
      ? ''
      : `<img src="cid:${MARK_CID}" width="${MARK_SIZE}" height="${MARK_SIZE}" alt="" style="display:inline-block;width:${MARK_SIZE}px;height:${MARK_SIZE}px;margin:0 10px 0 0;vertical-align:middle">`;

  const contactsHtml = (office: OfficeContact | undefined): string =>
    officeContacts(office)
      .map(({ text, href }) => `<br>${anchor(href, text)}`)
      .join('');

  return ({ subject, brand, greeting, blocks, closing, footer, office }: Letter): string =>
    [
      '<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
      `<title>${escapeHtml(subject)}</title><style>${darkStyle(tokens)}</style></head>`,
      `<body class="k-ground" style="margin:0;padding:0;background:${FOAM};font-family:${fonts.text}">`,
      `<div class="k-ground" style="padding:20px 12px;background:${FOAM}">`,
      `<div style="max-width:560px;margin:0 auto"><p class="k-ink" style="margin:0 0 12px;color:${INK};font-family:${fonts.display};font-size:24px;line-height:1.2;font-weight:700">${MARK}${escapeHtml(brand)}</p>`,
      `<img src="cid:${HEAD_CID}" width="${HEAD_SIZE.width}" height="${HEAD_SIZE.height}" alt="" style="display:block;width:100%;height:auto;border:0;border-radius:22px 22px 0 0">`,
      `<div class="k-card" style="padding:28px 24px;border-radius:0 0 22px 22px;background:${PAPER}">`,
      `<h1 class="k-ink" style="margin:0 0 16px;color:${INK};font-family:${fonts.display};font-size:26px;line-height:1.2">${escapeHtml(greeting)}</h1>`,
      ...blocks.map(blockHtml),
      `<p class="k-ink" style="margin:28px 0 0;color:${INK};font-size:16px;line-height:1.6">${words(closing).replace('\n', '<br>')}</p></div>`,
      `<p class="k-soft" style="margin:16px 0 0;color:${SOFT};font-size:12px;line-height:1.6">${words(footer)}${contactsHtml(office)}</p></div></div></body></html>`,
    ].join('');
};
