import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CONTENT_FOLDER = join(import.meta.dirname, 'files');

type NamedFolder = { readonly contentFolder: string | null };
export const contentFolderOf = ({ contentFolder }: NamedFolder): string =>
  contentFolder ?? CONTENT_FOLDER;

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

export const contentText = (folder: string, name: string): string | null => {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};
