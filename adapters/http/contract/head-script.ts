import { CONSENT_SCRIPT } from './consent-script.ts';
import { PROGRAM_SCRIPT } from './program-script.ts';

/**
 * The only inline script of a page, in its head: first the question about statistics, then the
 * start of the program. Pages are cached as bytes, so the Content-Security-Policy allows this
 * script by its hash.
 */
export const HEAD_SCRIPT = `${CONSENT_SCRIPT};${PROGRAM_SCRIPT}`;
