import type { PublicPage } from '../../../application/content/content.ts';
import type { PageFile } from './page-codec.ts';

/** What a page tells of itself without being rendered. */
export const publicPageOf = ({ pageId, route, title, description, changed, listed, ownScreen }: PageFile): PublicPage => ({
  pageId,
  route,
  title,
  description,
  changed,
  listed: listed ?? true,
  ownScreen: ownScreen ?? false,
});
