import { join } from 'node:path';

/** Where the project's own content files lie. */
export const CONTENT_FOLDER = join(import.meta.dirname, 'files');
