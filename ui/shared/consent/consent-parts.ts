import { optionalPart } from '../optional-part.tsx';
import css from './Consent.module.css';

/**
 * The question about statistics as an optional part, because privacy lists of browsers block the
 * script of a consent question.
 */
export const consentStrip = optionalPart(
  css,
  async () => (await import('./Consent.tsx')).ConsentStrip,
);
export const consentAgain = optionalPart(
  css,
  async () => (await import('./Consent.tsx')).ConsentAgain,
);
