import { optionalPart } from '../optional-part.tsx';
import css from './Consent.module.css';

/** Privacy lists block the consent strip's script, so the strip is an optional part of the page. */
export const consentStrip = optionalPart(
  css,
  async () => (await import('./Consent.tsx')).ConsentStrip,
);
export const consentAgain = optionalPart(
  css,
  async () => (await import('./Consent.tsx')).ConsentAgain,
);
