import type { MailContent, NewMail, RenderedMail } from '../../application/ports/outbox.ts';
import type { Settings } from '../../application/ports/settings.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Instalment } from '../../domain/payments/instalments.ts';
import { accountLetter, type Said } from './account-letters.ts';
import { copy } from './copy.pl.ts';
import { day, price, term } from './format.ts';
import { type Block, letterHtml, letterText } from './layout.ts';

type Placed = Extract<MailContent, { kind: 'bookingPlaced' }>;

const text = (words: string): Block => ({ kind: 'text', text: words });
const note = (words: string): Block => ({ kind: 'note', text: words });
const quiet = (label: string, url: string): Block => ({ kind: 'link', label, url });
const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
const facts = (title: string, rows: readonly (readonly [string, string])[]): Block => ({ kind: 'facts', title, rows });

const trip = ({ bookingId, offerName, from, to, travellers, price: amount, reserveList }: Placed): Block =>
  facts(copy.booking.facts, [
    [copy.booking.number, bookingId],
    [copy.booking.offer, offerName],
    [copy.booking.term, term(from, to)],
    [copy.booking.crew, copy.booking.people(travellers)],
    [reserveList ? copy.reserveList.price : copy.booking.price, price(amount)],
  ]);

const planRow = (line: Instalment, count: number): readonly [string, string] => [
  `${copy.booking.part(line.number, count)}, ${line.due === null ? copy.booking.within24Hours : copy.booking.until(day(line.due))}`,
  price(line.amount),
];

const payment = ({ plan, paymentType, bankTransfer }: Placed): readonly Block[] => {
  const lines = plan.filter(({ amount }) => amount > 0);
  const [first] = lines;
  if (first === undefined) return [];
  const due = facts(
    copy.booking.plan,
    lines.map((line) => planRow(line, lines.length)),
  );
  if (paymentType === 'payu') return [due, text(copy.booking.online)];
  const transfer = facts(copy.booking.transfer, [
    [copy.booking.recipient, bankTransfer.recipient],
    [copy.booking.account, bankTransfer.accountNumber],
    [copy.booking.title, bankTransfer.title],
    [copy.booking.amount, price(first.amount)],
  ]);
  return [due, transfer, note(copy.booking.transferNote)];
};

const placed = (content: Placed, publicUrl: string): Said => {
  const { firstName, offerName, bookingId, reserveList } = content;
  const words = reserveList ? copy.reserveList : copy.booking;
  const money = reserveList ? [text(copy.reserveList.nothingDue)] : payment(content);
  const blocks = [text(words.lead), trip(content), ...money, button(copy.booking.button, `${publicUrl}/twoj-panel`)];
  return { subject: words.subject(offerName, bookingId), firstName, blocks };
};

const said = (content: MailContent, brand: string, publicUrl: string): Said => {
  switch (content.kind) {
    case 'activation': {
      const { subject, lead, button: label, valid, notMe, notMeButton } = copy.activation;
      const address = `${publicUrl}/Activate/${content.token}`;
      const [link, disown] = [button(label, address), quiet(notMeButton, `${address}?nie-ja`)];
      return { subject: subject(brand), firstName: '', blocks: [text(lead), link, note(valid), note(notMe), disown] };
    }
    case 'passwordReset':
    case 'passwordChanged':
    case 'accountDeleted':
      return accountLetter(content, brand, publicUrl);
    case 'accountExists': {
      const { subject, lead, button: label, notMe } = copy.accountExists;
      return { subject: subject(brand), firstName: '', blocks: [text(lead), button(label, `${publicUrl}/zaloguj`), note(notMe)] };
    }
    case 'bookingPlaced':
      return placed(content, publicUrl);
  }
};

export type RenderDeps = { readonly settings: Settings /** Without a slash at its end. */; readonly publicUrl: string };

/** Puts a mail row into words. The Message-ID comes from the row's id, so that a mail sent twice can be known as one. */
export const renderMail =
  ({ settings, publicUrl }: RenderDeps) =>
  ({ id, siteId, to, content }: NewMail, sentAt: Instant): RenderedMail => {
    const site = settings.of(siteId) ?? settings.of(1);
    const brand = site?.name ?? '';
    const { subject, firstName, blocks } = said(content, brand, publicUrl);
    const letter = {
      subject,
      brand,
      greeting: copy.greeting(firstName),
      blocks,
      closing: copy.closing(brand),
      footer: copy.footer(brand, site?.officeHours ?? ''),
    };
    const host = URL.parse(publicUrl)?.hostname ?? 'localhost';
    return { messageId: `${id}@${host}`, to, subject, text: letterText(letter), html: letterHtml(letter), sentAt };
  };
