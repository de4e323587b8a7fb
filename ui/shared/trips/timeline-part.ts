import { optionalPart } from '../optional-part.tsx';
import css from './TimelineList.module.css';

/** The timeline's script loads only after the order, because no step of the order needs it. */
export const timelinePart = optionalPart(
  css,
  async () => (await import('./TimelineList.tsx')).TimelineList,
);
