import type { RenderedMail } from '../../application/ports/mail/outbox.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { renderMailPictures } from '../mail/head.ts';
import { formatMoment } from '../words/amounts-and-days.pl.ts';
import { escapeHtml, linkUrlsAsHtml } from '../words/html.ts';
import { mailboxCopy } from './mailbox-copy.pl.ts';

/**
 * Returns the page's style sheet. It is a separate file, because the content security policy of the
 * page forbids inline styles.
 */
export const mailboxStyle = ({ colours }: BrandTokens): string => `
:root { color: ${colours.ink}; background: ${colours.foam}; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0 0 .25rem; font-size: 1.75rem; line-height: 1.2; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1.5rem 0; }
label { display: grid; flex: 1 1 16rem; font-size: .875rem; }
input, button { min-height: 2.75rem; padding: 0 .75rem; border: 1px solid ${colours.lineUi}; border-radius: .5rem; background: #fff; font: inherit; }
button { border-color: ${colours.sea}; color: #fff; background: ${colours.sea}; cursor: pointer; }
article { margin: 0 0 1.5rem; padding: 1.25rem; border-radius: .75rem; background: #fff; box-shadow: 0 1px 3px ${colours.ink}26; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 1.2rem; line-height: 1.3; }
.about { margin: .25rem 0 1rem; color: ${colours.inkSoft}; font-size: .875rem; }
.text { white-space: pre-wrap; }
a { color: ${colours.sea}; }
summary { margin-top: 1rem; padding: .5rem 0; cursor: pointer; }
iframe { width: 100%; height: 40rem; border: 1px solid ${colours.line}; border-radius: .5rem; background: #fff; }
`;

const filesOf = ({ messageId, files = [] }: RenderedMail): string => {
  const address = (name: string) =>
    `/dev/poczta/${encodeURIComponent(messageId)}/${encodeURIComponent(name)}`;
  const links = files.map(
    ({ name }) => `<a href="${escapeHtml(address(name))}">${escapeHtml(name)}</a>`,
  );
  return links.length === 0
    ? ''
    : `<p class="about">${mailboxCopy.files}: ${links.join(', ')}</p>\n`;
};

const article = (mail: RenderedMail): string => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="about">${mailboxCopy.to}: ${escapeHtml(mail.to)} · <time datetime="${new Date(mail.sentAt).toISOString()}">${formatMoment(mail.sentAt)}</time></p>
<div class="text">${linkUrlsAsHtml(mail.text)}</div>
${filesOf(mail)}<details><summary>${mailboxCopy.look}</summary>
<iframe loading="lazy" sandbox="allow-top-navigation-by-user-activation" title="${escapeHtml(mail.subject)}" src="/dev/poczta/${encodeURIComponent(mail.messageId)}"></iframe></details>
</article>`;

/** Renders the mails of a shop in development. `to`: only mails to this address; null: all. */
export const mailboxPage = (
  mails: readonly RenderedMail[],
  to: string | null,
): string => `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${mailboxCopy.title}</title><link rel="stylesheet" href="/dev/poczta/styl.css"></head>
<body><main><h1>${mailboxCopy.title}</h1><p>${mailboxCopy.lead}</p>
<form action="/dev/poczta"><label>${mailboxCopy.filter}<input type="email" name="to" value="${escapeHtml(to ?? '')}"></label><button>${mailboxCopy.show}</button></form>
${mails.length > 0 ? mails.map(article).join('\n') : `<p>${escapeHtml(to === null ? mailboxCopy.empty : mailboxCopy.emptyFor(to))}</p>`}
</main></body></html>`;

export const renderMailPageWithPictures = async (
  tokens: BrandTokens,
  { html, scene, pictures = [] }: RenderedMail,
): Promise<string> => {
  const files = [...(await renderMailPictures(tokens, scene)), ...pictures];
  return files.reduce(
    (page, { cid, png }) => page.replaceAll(`cid:${cid}`, `data:image/png;base64,${png}`),
    html.replace('<head>', '<head><base target="_top">'),
  );
};
