import { type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';

const statIfPresent = (name: string): Stats | undefined =>
  statSync(name, { throwIfNoEntry: false });

export const missingFiles = (...names: readonly (string | null)[]): readonly string[] =>
  names.flatMap((name) =>
    name === null || statIfPresent(name)?.isFile() === true ? [] : [`There is no file ${name}.`],
  );

export const outputPathProblems = (name: string | null): readonly string[] => {
  if (name === null) return [];
  if (statIfPresent(name)?.isDirectory() === true) return [`${name} is a folder, not a file.`];
  return statIfPresent(dirname(name))?.isDirectory() === true
    ? []
    : [`There is no folder ${dirname(name)}.`];
};
