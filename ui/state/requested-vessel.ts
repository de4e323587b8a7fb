import { atom } from 'jotai';

/**
 * The name of the vessel in the enquiry about a private cruise, chosen in the form or in the
 * vessel's window. Empty for none.
 */
export const requestedVesselAtom = atom('');
