import { join } from 'node:path';
import { contentText } from './content-folder.ts';

export const PHOTOGRAPH_FOLDER = 'photos';
const SERVED = 'served';
const INDEX = 'index.json';

export type PhotographEntry = {
  readonly width: number;
  readonly height: number;
  readonly made: string;
};
export type Photographs = Readonly<Record<string, PhotographEntry>>;

export const servedPhotographFolder = (folder: string): string =>
  join(folder, PHOTOGRAPH_FOLDER, SERVED);
export const photographIndexPath = (folder: string): string =>
  join(servedPhotographFolder(folder), INDEX);

export const photographsIn = (folder: string): Photographs => {
  const index = contentText(folder, `${PHOTOGRAPH_FOLDER}/${SERVED}/${INDEX}`);
  return index === null ? {} : JSON.parse(index);
};
