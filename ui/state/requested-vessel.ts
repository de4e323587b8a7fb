import { atom } from 'jotai';

/**
 * The vessel of the enquiry about a private cruise. The visitor chooses it in the form or in the
 * window of a vessel. Empty without a choice.
 */
export const requestedVesselAtom = atom('');
