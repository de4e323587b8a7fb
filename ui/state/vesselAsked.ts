import { atom } from 'jotai';

/** The vessel that a visitor of the private cruises asks about, by its name: chosen in the form itself or in the vessel's window; '' for none yet. */
export const vesselAskedAtom = atom('');
