import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The demo's content. A company names its own folder with SHOP_CONTENT. */
export const CONTENT_FOLDER = join(import.meta.dirname, 'files');

type NamedFolder = { readonly contentFolder: string | null };
export const contentFolderOf = ({ contentFolder }: NamedFolder): string =>
  contentFolder ?? CONTENT_FOLDER;

/** Names of the files of one part, sorted. Empty if the company leaves the part out. */
export const contentFileNames = (
  folder: string,
  part: string,
  ending: string,
): readonly string[] => {
  const path = join(folder, part);
  return existsSync(path)
    ? readdirSync(path)
        .filter((name) => name.endsWith(ending))
        .toSorted()
    : [];
};

/** Returns the text of a content file; null if it is missing. */
export const contentText = (folder: string, name: string): string | null => {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};
