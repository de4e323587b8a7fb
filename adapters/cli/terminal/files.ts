import { type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';

const found = (name: string): Stats | undefined => statSync(name, { throwIfNoEntry: false });

/** What was named to be read and is no file; null is what was not named. */
export const missingFiles = (...names: readonly (string | null)[]): readonly string[] =>
  names.flatMap((name) => (name === null || found(name)?.isFile() === true ? [] : [`There is no file ${name}.`]));

/** Why nothing can be written where it was asked for. */
export const noPlaceFor = (name: string | null): readonly string[] => {
  if (name === null) return [];
  if (found(name)?.isDirectory() === true) return [`${name} is a folder, not a file.`];
  return found(dirname(name))?.isDirectory() === true ? [] : [`There is no folder ${dirname(name)}.`];
};
