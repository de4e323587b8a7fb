import type { RebateKind } from '../../domain/pricing/quote.ts';
import { pluralize } from '../format.ts';
import texts from './wizard-receipt.pl.json' with { type: 'json' };

const people = { one: 'osoba', few: 'osoby', many: 'osób' } as const;

export const receiptCopy = {
  ...texts.receiptCopy,
  reasons: texts.receiptCopy.reasons satisfies Record<RebateKind, string>,
  cap: (rebate: string) => `Z rabatu ${rebate} odjęliśmy część: suma rabatów sięgnęła limitu.`,
  price: (rebate: string) =>
    `Z rabatu ${rebate} odjęliśmy część: rabat nie może być wyższy niż cena.`,
  more: (travellers: number, rebate: string) =>
    `Jeszcze ${pluralize(travellers, people)}, a każdy w grupie dostanie ${rebate} rabatu.`,
} as const;

export const recountCopy = texts.recountCopy;
