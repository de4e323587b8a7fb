import { FIRST_SIX } from './first-six.ts';

/** Every offer's data, as it was written; checked when the catalogue is read. */
export const OFFERS: readonly unknown[] = [...FIRST_SIX];
