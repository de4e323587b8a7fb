import type { MailContent } from '../../application/ports/mail/content.ts';
import { pages } from '../http/contract/pages.pl.ts';
import { formatDay, formatPrice } from '../words/amounts-and-days.pl.ts';
import { button, facts, type Rows, text } from './blocks.ts';
import type { LetterWords } from './notification-letters.ts';
import { timelyCopy } from './timely-copy.pl.ts';

export const voucherLetter = (
  content: Extract<MailContent, { kind: 'voucherReady' }>,
  brand: string,
  publicUrl: string,
): LetterWords => {
  const {
    subject,
    lead,
    facts: title,
    code,
    value,
    until,
    forever,
    description,
    button: label,
  } = timelyCopy.voucher;
  const rows: Rows = [
    [code, content.code],
    [value, formatPrice(content.value)],
    [until, content.expiresOn === null ? forever : formatDay(content.expiresOn)],
    ...(content.description === '' ? [] : ([[description, content.description]] as const)),
  ];
  const blocks = [
    text(lead[content.voucher]),
    facts(title, rows),
    button(label, publicUrl + pages.vouchers),
  ];
  return { subject: subject(brand), firstName: content.firstName, blocks };
};
