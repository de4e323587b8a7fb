import { existsSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CopyRefusal } from '../../storage/sqlite/copies.ts';
import type { Config } from '../../system/config.ts';

export const formatBackupFailure = (refusal: CopyRefusal): string => {
  const { file } = refusal;
  switch (refusal.kind) {
    case 'noShop':
      return `There is no file ${file}.`;
    case 'notAShop':
      return `${file} is not the file of a shop: name a file that npm run backup has written.`;
    case 'damaged':
      return `${file} is damaged (${refusal.found}): take another copy.`;
    case 'wouldOverwrite':
      return `${file} already exists and stays unchanged: give another name, for example one with the day.`;
    case 'diskFull':
      return `The disk of ${file} is full: free space on it, or name a file on another disk.`;
    case 'inUse':
      return `${file} is open: stop the shop, and name an empty folder with SHOP_DATA.`;
    case 'notEmpty':
      return `${file} holds a shop already and stays unchanged: name an empty folder with SHOP_DATA, or move the shop’s files to another folder.`;
  }
};

export const HOW_TO_OPEN: readonly string[] = [
  'Open it with what your company sells: npm run office -- open --brands FILE --sellers FILE --offers FILE --by NAME.',
  'To try the shop with an invented company: npm run office -- demo --by NAME.',
];

/** Returns an error if the store's file is missing. Opening a wrong path would create a store. */
export const noShopInStoreText = (store: Config['store']): string | null =>
  store.kind === 'sqlite' && !existsSync(store.file) ? `There is no shop at ${store.file}.` : null;

const statIfPresent = (name: string): Stats | undefined =>
  statSync(name, { throwIfNoEntry: false });

export const missingFileTexts = (...names: readonly (string | null)[]): readonly string[] =>
  names.flatMap((name) =>
    name === null || statIfPresent(name)?.isFile() === true ? [] : [`There is no file ${name}.`],
  );

export const outputPathProblems = (path: string | null): readonly string[] => {
  if (path === null) return [];
  if (statIfPresent(path)?.isDirectory() === true) return [`${path} is a folder, not a file.`];
  return statIfPresent(dirname(path))?.isDirectory() === true
    ? []
    : [`There is no folder ${dirname(path)}.`];
};
