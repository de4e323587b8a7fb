// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '../../../adapters/http/contract/panel/panel.ts';
import { MessageBody, safeHref } from '../../../ui/features/panel/messages/MessageBody.tsx';
import { MessageRow, MessagesView } from '../../../ui/features/panel/messages/MessagesTab.tsx';
import { runs } from '../../support/runs.ts';
import { openPage, renderScreen } from '../offers/render-screen.tsx';

const nothing = () => undefined;
const MESSAGE: Message = {
  MessageId: 'ABCDEFGH-7',
  Author: 'Kilwater',
  WasRead: false,
  Title: 'Rezerwacja ABCDEFGH: Chorwacja Explore',
  Related: 'Chorwacja Explore',
  ReservationId: 'ABCDEFGH',
  CreatedTime: '2027-01-10T10:00:00.000Z',
  Contents:
    '<p>Twoja rezerwacja jest przyjęta.</p><h3>Twój rejs</h3><dl><dt>Cena</dt><dd>4 298 PLN</dd></dl>',
  Attachments: [],
};
/** The HTML itself is tested, because the message must contain allowed elements only (R41). */
const body = (html: string): string =>
  renderScreen(<MessageBody html={html} />).replace(/^<div[^>]*>|<\/div>$/g, '');
const openRow = (more: Partial<Message> = {}) =>
  openPage(<MessageRow message={{ ...MESSAGE, ...more }} onOpen={nothing} />);

describe('a message in the panel (A-059 to A-062)', () => {
  it('shows its author, title, subject, and when it was written, in Warsaw time', () => {
    const { getByRole, getByText } = openRow();
    const title = 'nieprzeczytana: Rezerwacja ABCDEFGH: Chorwacja Explore';
    expect(getByRole('heading', { level: 3, name: title })).toBeTruthy();
    expect(getByText('10.01.2027, 11:00').parentElement?.textContent).toBe(
      '10.01.2027, 11:00 · Kilwater · Chorwacja Explore',
    );
  });

  it('is no longer marked as new after the customer has read it', () =>
    expect(openRow({ WasRead: true }).queryByText(/nieprzeczytana/)).toBeNull());

  it('an attachment’s name is a link to its file; if the address is unsafe, the name is no link', () => {
    const { getByText, getAllByRole } = openRow({
      Attachments: [
        { name: 'Umowa.pdf', url: '/v1/documents/abc' },
        { name: 'Zły.pdf', url: 'javascript:alert(1)' },
      ],
    });
    expect(
      getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['Umowa.pdf', '/v1/documents/abc']]);
    expect(getByText('Zły.pdf')).toBeTruthy();
  });
});

describe('the HTML of a message (R41)', () => {
  it('keeps allowed elements; a heading in the text becomes h4, one level below the message’s title', () => {
    expect(body(MESSAGE.Contents)).toBe(
      '<p>Twoja rezerwacja jest przyjęta.</p><h4>Twój rejs</h4><dl><dt>Cena</dt><dd>4 298 PLN</dd></dl>',
    );
    expect(
      body('<p><a href="/twoj-panel">Zobacz</a><br><small>Ala &amp; As &#380;</small></p>'),
    ).toBe(
      '<p><a href="/twoj-panel" rel="noreferrer">Zobacz</a><br/><small>Ala &amp; As ż</small></p>',
    );
  });

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script><p>b</p>', '<p>a</p><p>b</p>'],
    ['a script that is never closed', '<p>a</p><script>alert(1)', '<p>a</p>'],
    ['a picture with a handler', 'a<img src=x onerror="alert(1)">b', 'ab'],
    [
      'handlers and styles on what may stay',
      '<p onclick="x()" style="color:red">a</p>',
      '<p>a</p>',
    ],
    ['a script for an address', '<a href="javascript:alert(1)">a</a>', 'a'],
    ['the same, written in entities', '<a href="&#106;avascript:alert(1)">a</a>', 'a'],
    ['another host in disguise', '<a href="//zly.example">a</a>', 'a'],
    ['a form', '<form action="/x"><input name=a>a</form>', 'a'],
    ['a style', '<style>p{display:none}</style><p>a</p>', '<p>a</p>'],
    ['markup in a comment', '<!-- <p>x</p> --><p>a</p>', '<p>a</p>'],
    ['a drawing with a script', '<p>a</p><svg><script>alert(1)</script></svg>', '<p>a</p>'],
    ['a drawing with a handler', '<svg onload="alert(1)">b</svg><p>a</p>', '<p>a</p>'],
    ['unclosed elements', '<p>a<dl><dt>b', '<p>a</p><dl><dt>b</dt></dl>'],
    ['escaped markup', '&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
  ])('a message with %s is rendered with allowed elements only', (_, html, expected) =>
    expect(body(html)).toBe(expected),
  );

  it('never renders an element that is not allowed, whatever HTML the message contains (R41.2)', () => {
    const bit = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '/',
        '=',
        ' ',
        'a',
        'p',
        'script',
        'img',
        'href',
        'onload',
        'javascript:',
        '&lt;',
        '&#60;',
        '<!--',
        '-->',
      ],
      ...['<p>', '</p>', '<a href="', '<script>', '</script>', '<svg/onload=1>', '\u0000', 'style'],
    );
    const html = fc.oneof(
      fc.string(),
      fc.array(bit, { maxLength: 40 }).map((bits) => bits.join('')),
    );
    fc.assert(
      fc.property(html, (sent) => {
        for (const tag of body(sent).match(/<[^>]*>/g) ?? [])
          expect(tag).toMatch(
            /^<\/?(p|small|h4|dl|dt|dd|strong|em|ul|ol|li|a|br)\/?>$|^<a href="(\/|https:\/\/|mailto:)[^"]*" rel="noreferrer">$/,
          );
      }),
      runs(300),
    );
  });

  it('keeps all visible text of a message, even in elements that are not allowed', () => {
    expect(body('a<b>b</b><u>c</u>d<form>e')).toBe('a<strong>b</strong>cde');
  });

  it.each([
    '/twoj-panel',
    '/a?b=c#d',
    'https://kilwater.example/x',
    'mailto:biuro@kilwater.example',
  ])('a link to %s is allowed', (href) => expect(safeHref(href)).toBe(href));
  it.each([
    '',
    '//x',
    '/\\x',
    'http://x',
    'data:text/html,x',
    'javascript:1',
    ' /x',
    '\tjavascript:1',
    'x',
  ])('a link to %j is not allowed', (href) => expect(safeHref(href)).toBeNull());
});

describe('the list of messages in the panel (R57)', () => {
  const view = (
    value: readonly Message[] | null,
    failure: Parameters<typeof MessagesView>[0]['messages']['failure'] = null,
  ) => openPage(<MessagesView messages={{ value, failure }} onRetry={nothing} onOpen={nothing} />);

  it('says that it is loading, is empty, or has failed to load and can be loaded again', () => {
    expect(view(null).getByLabelText('Wczytywanie')).toBeTruthy();
    expect(view([]).getByText('Nie masz jeszcze wiadomości')).toBeTruthy();
    for (const failure of [{ kind: 'offline' }, { kind: 'malformed', status: 502 }] as const)
      expect(view(null, failure).getByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
    expect(
      view(null, {
        ...{ kind: 'refused', status: 401, message: '', code: null, errors: [], body: {} },
      }).getByText('Sesja wygasła'),
    ).toBeTruthy();
  });

  it('keeps the loaded messages if loading them again fails', () => {
    const { getByRole, getByText } = view([MESSAGE], { kind: 'offline' });
    expect(getByRole('heading', { name: new RegExp(MESSAGE.Title) })).toBeTruthy();
    expect(getByText('Nie mamy połączenia ze sklepem')).toBeTruthy();
  });
});
