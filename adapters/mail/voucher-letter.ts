import type { MailContent } from '../../application/ports/mail/content.ts';
import { pages } from '../http/contract/pages.pl.ts';
import { formatDay, formatPrice } from '../words/amounts-and-days.pl.ts';
import { buttonBlock, type FactRows, factsBlock, textBlock } from './blocks.ts';
import type { LetterWords } from './notification-letters.ts';
import { scheduledCopy } from './scheduled-copy.pl.ts';

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
  } = scheduledCopy.voucher;
  const rows: FactRows = [
    [code, content.code],
    [value, formatPrice(content.value)],
    [until, content.expiresOn === null ? forever : formatDay(content.expiresOn)],
    ...(content.description === '' ? [] : ([[description, content.description]] as const)),
  ];
  const blocks = [
    textBlock(lead[content.voucher]),
    factsBlock(title, rows),
    buttonBlock(label, publicUrl + pages.vouchers),
  ];
  return { subject: subject(brand), firstName: content.firstName, blocks };
};
