import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../content/content-folder.ts';
import { planByName } from './plans/plan.ts';
import { sceneByName } from './scenes/scene-name.ts';

/** Fixed pictures. A company replaces a picture by a file of the same name and proportions. */
const FOLDER = join(CONTENT_FOLDER, 'drawings');
const FILES: ReadonlySet<string> = new Set(readdirSync(FOLDER));

const fileByName = (name: string): string | null =>
  FILES.has(`${name}.svg`) ? readFileSync(join(FOLDER, `${name}.svg`), 'utf8') : null;

/** Returns the drawing with this file name (without `.svg`). Null if no drawing has the name. */
export const drawingByName = (name: string): string | null =>
  fileByName(name) ?? planByName(name) ?? sceneByName(name);
