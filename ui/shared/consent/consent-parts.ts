import { optionalPart } from '../optional-part.tsx';
import css from './Consent.module.css';

/** Privacy lists of browsers block the script of a consent question, so it is an optional part. */
export const consentStrip = optionalPart(
  css,
  async () => (await import('./Consent.tsx')).ConsentStrip,
);
export const consentAgain = optionalPart(
  css,
  async () => (await import('./Consent.tsx')).ConsentAgain,
);
