import { CONSENT_SCRIPT } from './consent-script.ts';
import { PROGRAM_SCRIPT } from './program-script.ts';

/** The only inline script of a page. The Content-Security-Policy allows it by its hash. */
export const HEAD_SCRIPT = `${CONSENT_SCRIPT};${PROGRAM_SCRIPT}`;
