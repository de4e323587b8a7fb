import { ADRIATIC_PORTS } from './adriatic.ts';
import { FARTHER_PORTS } from './farther.ts';
import { MEDITERRANEAN_PORTS } from './mediterranean.ts';

/** The ports of all routes, by key. */
export const PORTS = { ...ADRIATIC_PORTS, ...MEDITERRANEAN_PORTS, ...FARTHER_PORTS };
