import { ADRIATIC_PORTS } from './ports/adriatic.ts';
import { FARTHER_PORTS } from './ports/farther.ts';
import { MEDITERRANEAN_PORTS } from './ports/mediterranean.ts';

/** The ports of all routes, by key. */
export const PORTS = { ...ADRIATIC_PORTS, ...MEDITERRANEAN_PORTS, ...FARTHER_PORTS };
