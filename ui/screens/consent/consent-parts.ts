import { optionalPart } from '../optional-part.tsx';
import css from './Consent.module.css';

/** Privacy lists block its program. */
export const consentStrip = optionalPart(
  css,
  async () => (await import('./Consent.tsx')).ConsentStrip,
);
export const consentAgain = optionalPart(
  css,
  async () => (await import('./Consent.tsx')).ConsentAgain,
);
