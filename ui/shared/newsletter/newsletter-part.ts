import { optionalPart } from '../optional-part.tsx';
import css from './Newsletter.module.css';

/** The newsletter as an optional part: the page is complete without this form. */
export const newsletterPart = optionalPart(
  css,
  async () => (await import('./Newsletter.tsx')).Newsletter,
);
