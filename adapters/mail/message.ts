import type { MessageContent, MessageWords } from '../../application/ports/messages.ts';
import { escaped } from '../words/html.ts';
import { type Block, blockText } from './blocks.ts';
import { newsOf, placedWords } from './news.ts';

// Links stay within the shop, whatever a message was made of (R41).
const isOwnPath = (url: string): boolean => url.startsWith('/') && !url.startsWith('//') && !url.includes('\\');

const linkHtml = (label: string, url: string): string => (isOwnPath(url) ? `<p><a href="${escaped(url)}">${escaped(label)}</a></p>` : '');
const factHtml = ([name, value]: readonly [string, string]): string => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`;

const blockHtml = (block: Block): string => {
  switch (block.kind) {
    case 'text':
      return `<p>${escaped(block.text)}</p>`;
    case 'note':
      return `<p><small>${escaped(block.text)}</small></p>`;
    case 'button':
    case 'link':
      return linkHtml(block.label, block.url);
    case 'facts':
      return `<h3>${escaped(block.title)}</h3><dl>${block.rows.map(factHtml).join('')}</dl>`;
    case 'list':
      return `<h3>${escaped(block.title)}</h3>${block.items.map((item) => `<p>${escaped(item)}</p>`).join('')}`;
    // The trip's payments have the code itself.
    case 'code':
      return `<p><small>${escaped(blockText(block))}</small></p>`;
  }
};

/** The files of a message stand under it in the panel, each with its link: its words would send who reads it to where they are. */
const withoutFiles = (content: Exclude<MessageContent, { kind: 'bookingPlaced' }>) =>
  content.kind === 'bookingMessage' ? { ...content, files: [] } : content;

/**
 * The words of the mail as a message: plain HTML of p, small, a, h3, dl, dt and dd without any attribute but a link's path. Everything
 * that somebody once typed is escaped (R41).
 */
export const messageWords: MessageWords = (content) => {
  const { subject, blocks } = content.kind === 'bookingPlaced' ? placedWords(content, '') : newsOf(withoutFiles(content), '');
  return { title: subject, html: blocks.map(blockHtml).join('') };
};
