import { optionalPart } from '../optional-part.tsx';
import css from './Newsletter.module.css';

export const newsletterPart = optionalPart(
  css,
  async () => (await import('./Newsletter.tsx')).Newsletter,
);
