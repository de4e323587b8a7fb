import type { PaymentType } from '../../domain/payments/instalments.ts';

/** Words for the payment types on the wire, in the store and in recordings. They never change. */
export const PAYMENT_TYPE_WORDS = { transfer: 'wired', online: 'payu' } as const satisfies Readonly<
  Record<PaymentType, string>
>;
type Word = (typeof PAYMENT_TYPE_WORDS)[PaymentType];

export const PAYMENT_TYPES_BY_WORD: Readonly<Record<Word, PaymentType>> = {
  wired: 'transfer',
  payu: 'online',
};

/** Returns the payment type for a stored word (`wired`, `payu`); undefined for an unknown word. */
export const paymentTypeByWord = (word: unknown): PaymentType | undefined =>
  word === 'wired' || word === 'payu' ? PAYMENT_TYPES_BY_WORD[word] : undefined;

/** In `paymentType`, replaces the stored word by the payment type. Throws if it is unknown. */
export const decodePaymentTypeInRecord = <T extends object>(stored: T): T => {
  if (!('paymentType' in stored) || stored.paymentType === undefined) return stored;
  const paymentType = paymentTypeByWord(stored.paymentType);
  if (paymentType === undefined)
    throw new Error(`The stored payment type ${String(stored.paymentType)} is unknown`);
  return { ...stored, paymentType };
};

/** In `paymentType`, replaces the payment type by its stored word. Other values stay. */
export const encodeStoredPaymentType = (value: object): object =>
  'paymentType' in value && (value.paymentType === 'transfer' || value.paymentType === 'online')
    ? { ...value, paymentType: PAYMENT_TYPE_WORDS[value.paymentType] }
    : value;
