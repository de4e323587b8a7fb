import type { MailContent } from '../../application/ports/mail/content.ts';
import { orderLinkPage, pages } from '../http/contract/pages.pl.ts';
import { formatDay, formatMoment, formatPrice, formatTerm } from '../words/amounts-and-days.pl.ts';
import { factsBlock, linkBlock, noteBlock, spelledButtonBlock, textBlock } from './blocks.ts';
import type { LetterWords } from './notification-letters.ts';
import { officeMailCopy as copy, preparedMailCopy as prepared } from './office-copy.pl.ts';

export const officeLetter = (
  { day, events }: Extract<MailContent, { readonly kind: 'officeNews' }>,
  brand: string,
): LetterWords => {
  const [first] = events;
  const subject =
    day !== undefined || first === undefined
      ? copy.daySubject(day === undefined ? '' : formatDay(day), events.length)
      : copy.subject(first.what, first.bookingId);
  return {
    subject,
    firstName: '',
    blocks: [
      ...events.map(({ what, bookingId, offerName, from, travellers, price }) =>
        factsBlock(copy.event(what, bookingId), [
          [copy.trip, offerName],
          [copy.from, formatDay(from)],
          [copy.travellers, String(travellers)],
          ...(price === 0 ? [] : [[copy.price, formatPrice(price)] as const]),
        ]),
      ),
      noteBlock(copy.details),
    ],
    frame: { greeting: copy.greeting, closing: copy.closing(brand), footer: brand },
  };
};

/** Builds the letter with price, documents and the link to step 6 (R55.4). */
export const preparedLetter = (
  content: Extract<MailContent, { readonly kind: 'orderPrepared' }>,
  publicUrl: string,
): LetterWords => ({
  subject: prepared.subject(content.offerName),
  firstName: content.firstName,
  blocks: [
    textBlock(prepared.lead),
    factsBlock(prepared.facts, [
      [prepared.trip, content.offerName],
      [prepared.days, formatTerm(content.from, content.to)],
      [prepared.travellers, String(content.travellers)],
      [prepared.price, formatPrice(content.price)],
      [prepared.held, formatMoment(content.until)],
    ]),
    textBlock(prepared.documents),
    linkBlock(prepared.form, publicUrl + pages.informationForm),
    linkBlock(prepared.tripTerms, publicUrl + pages.tripTerms),
    linkBlock(prepared.terms, publicUrl + pages.terms),
    spelledButtonBlock(prepared.button, publicUrl + orderLinkPage(content.token)),
    noteBlock(prepared.after),
  ],
});
