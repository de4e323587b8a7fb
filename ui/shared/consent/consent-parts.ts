import { optionalComponent } from '../optional-component.tsx';
import css from './Consent.module.css';

/** Privacy lists block the consent strip's script, so the strip is an optional part of the page. */
export const optionalConsentStrip = optionalComponent(
  css,
  async () => (await import('./Consent.tsx')).ConsentStrip,
);
export const optionalChangeConsentButton = optionalComponent(
  css,
  async () => (await import('./Consent.tsx')).ChangeConsentButton,
);
