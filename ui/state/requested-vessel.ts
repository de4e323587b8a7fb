import { atom } from 'jotai';

/** The yacht that was chosen in the form or in a vessel's window. Empty without a choice. */
export const requestedVesselAtom = atom('');
