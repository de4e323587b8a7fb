import { PAYMENT_TYPE_WORDS } from '../../codecs/payment-types.ts';

/** The wire's words for payment types. This module imports no codec, because screens use it. */
export const PAYMENT_TYPES = PAYMENT_TYPE_WORDS;
