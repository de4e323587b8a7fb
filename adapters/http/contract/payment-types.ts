import { PAYMENT_TYPE_WORDS } from '../../codecs/payment-types.ts';

/** The wire's words for payment types. A file of its own, so that screens need no codec for them. */
export const PAYMENT_TYPES = PAYMENT_TYPE_WORDS;
