import { atom } from 'jotai';

export const requestedVesselAtom = atom('');
