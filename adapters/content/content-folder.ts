import { join } from 'node:path';

export const CONTENT_FOLDER = join(import.meta.dirname, 'files');
