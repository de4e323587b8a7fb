import type { MessageContent } from '../../application/ports/mail/content.ts';
import type { MessageWords } from '../../application/ports/messages.ts';
import { flattenBlocks } from '../words/block-list.ts';
import { escapeHtml } from '../words/html.ts';
import { blockText, type MailBlock } from './blocks.ts';
import { bookingMailWords } from './notification-letters.ts';

// A link in a message can lead only to the shop, whatever the content says (R41).
const isOwnPath = (url: string): boolean =>
  url.startsWith('/') && !url.startsWith('//') && !url.includes('\\');

const linkHtml = (label: string, url: string): string =>
  isOwnPath(url) ? `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>` : '';
const factHtml = ([name, value]: readonly [string, string]): string =>
  `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;

const blockHtml = (block: MailBlock): string => {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p><small>${escapeHtml(block.text)}</small></p>`;
    case 'button':
    case 'link':
      return linkHtml(block.label, block.url);
    case 'facts':
      return `<h3>${escapeHtml(block.title)}</h3><dl>${block.rows.map(factHtml).join('')}</dl>`;
    case 'list':
      return `<h3>${escapeHtml(block.title)}</h3>${block.items.map((item) => `<p>${escapeHtml(item)}</p>`).join('')}`;
    // Messages in the panel show no QR code, because the trip's page has it under payments.
    case 'code':
      return `<p><small>${escapeHtml(blockText(block))}</small></p>`;
  }
};

/** Removes the list of files from a message: the panel shows these files as links. */
const withoutFileList = (content: MessageContent): MessageContent =>
  content.kind === 'bookingMessage' ? { ...content, files: [] } : content;

/** Renders only p, small, a, h3, dl, dt, dd and links to the shop. Escapes typed text (R41). */
export const messageWords: MessageWords = (content) => {
  const { subject, blocks } = bookingMailWords(withoutFileList(content), {
    brand: '',
    publicUrl: '',
    limits: undefined,
  });
  return { title: subject, html: flattenBlocks(blocks).map(blockHtml).join('') };
};
