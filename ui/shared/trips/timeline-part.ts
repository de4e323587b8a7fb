import { optionalPart } from '../optional-part.tsx';
import css from './TimelineList.module.css';

/** The timeline after an order. Its script loads with it, because no step of the order needs it. */
export const timelinePart = optionalPart(
  css,
  async () => (await import('./TimelineList.tsx')).TimelineList,
);
