import { optionalPart } from '../optional-part.tsx';
import css from './Newsletter.module.css';

/** The page works without this form. */
export const newsletterPart = optionalPart(
  css,
  async () => (await import('./Newsletter.tsx')).Newsletter,
);
