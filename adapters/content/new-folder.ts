import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_FOLDER } from './content-folder.ts';

const STARTER = join(import.meta.dirname, 'starter');

/**
 * Texts that the law requires, or that customers accept when they order. A new content folder gets
 * samples of them.
 */
const LEGAL_PAGES = ['information-form', 'trip-terms', 'site-terms', 'privacy'] as const;

/** Marks a copied text as a sample. The company removes the mark when it has read the text. */
const asSample = (page: string): string => page.replace(/^( {2}from: .*)$/m, '$1\n  sample: true');

/** Writes neutral content without claims, people or posts. Throws if the folder is not empty. */
export const writeExampleContentFolder = async (folder: string): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new Error('the folder is not empty');
  await cp(STARTER, folder, { recursive: true });
  for (const name of LEGAL_PAGES) {
    const page = await readFile(join(CONTENT_FOLDER, 'pages', `${name}.yaml`), 'utf8');
    await writeFile(join(folder, 'pages', `${name}.yaml`), asSample(page));
  }
  return (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));
};
