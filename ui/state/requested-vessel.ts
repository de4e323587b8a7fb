import { atom } from 'jotai';

/** Chosen in the form or in a vessel's window. Empty without a choice. */
export const requestedVesselAtom = atom('');
