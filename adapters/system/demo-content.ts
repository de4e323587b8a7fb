import { join } from 'node:path';

/** The demo's content. A company names its own folder with SHOP_CONTENT. */
export const CONTENT_FOLDER = join(import.meta.dirname, '..', 'content', 'files');
