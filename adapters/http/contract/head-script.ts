import { CONSENT_SCRIPT } from './consent-script.ts';
import { PROGRAM_SCRIPT } from './program-script.ts';

/**
 * The one script inside a page, in its head: the question about statistics before the first paint, and the program after it. Pages are kept as
 * bytes, so the server's policy lets this very text through by its hash.
 */
export const HEAD_SCRIPT = `${CONSENT_SCRIPT};${PROGRAM_SCRIPT}`;
