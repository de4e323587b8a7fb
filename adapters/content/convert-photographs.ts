import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { PHOTOGRAPH_WIDTHS } from '../http/contract/photographs.ts';
import { contentFileNames } from './content-folder.ts';
import {
  PHOTOGRAPH_FOLDER,
  type PhotographEntry,
  type Photographs,
  photographIndexPath,
  photographsIn,
  servedPhotographFolder,
} from './photographs.ts';

const { small, large, fallback } = PHOTOGRAPH_WIDTHS;
const ORIGINALS = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff'];
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const WEBP_QUALITY = 74;
const JPEG_QUALITY = 78;

const filesOf = (name: string): readonly string[] => [
  `${name}.jpg`,
  `${name}-${small}.webp`,
  `${name}-${large}.webp`,
];

type Original = { readonly file: string; readonly name: string };
const originalsIn = (folder: string): readonly Original[] =>
  contentFileNames(folder, PHOTOGRAPH_FOLDER, '').flatMap((file) => {
    const ending = extname(file);
    return ORIGINALS.includes(ending.toLowerCase())
      ? [{ file, name: file.slice(0, -ending.length) }]
      : [];
  });

const nameProblems = (originals: readonly Original[]): readonly string[] =>
  originals.flatMap(({ file, name }, index) => {
    if (!NAME.test(name))
      return [`photos/${file}: use lower-case letters a to z, digits and hyphens in the name`];
    const other = originals.findIndex((each) => each.name === name);
    return other < index
      ? [`photos/${file}: has the name of photos/${originals[other]?.file}; rename one`]
      : [];
  });

/** Converts a photograph and removes its metadata, which can tell where it was taken. */
const convert = async (
  bytes: Uint8Array,
  name: string,
  served: string,
): Promise<Omit<PhotographEntry, 'made'> | string> => {
  const { default: sharp } = await import('sharp');
  const original = sharp(bytes).autoOrient();
  const read = await original.metadata().catch(() => null);
  if (read === null) return 'is no picture that can be read; save it as JPEG';
  const { width, height } = read.autoOrient;
  if (width < small) return `is ${width} pixels wide; ${small} are the least`;
  const resized = (most: number) => original.clone().resize({ width: Math.min(most, width) });
  await resized(small)
    .webp({ quality: WEBP_QUALITY })
    .toFile(join(served, `${name}-${small}.webp`));
  await resized(large)
    .webp({ quality: WEBP_QUALITY })
    .toFile(join(served, `${name}-${large}.webp`));
  await resized(fallback)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toFile(join(served, `${name}.jpg`));
  return { width, height };
};

const removeOthers = async (served: string, names: readonly string[]): Promise<void> => {
  const expected = new Set(['index.json', ...names.flatMap(filesOf)]);
  for (const file of await readdir(served)) if (!expected.has(file)) await rm(join(served, file));
};

/** Converts new and changed photographs of `photos/` into web sizes in `photos/served/`. */
export const convertPhotographs = async (folder: string): Promise<readonly string[]> => {
  const originals = originalsIn(folder);
  const before = photographsIn(folder);
  const served = servedPhotographFolder(folder);
  if (originals.length === 0 && Object.keys(before).length === 0) return [];
  const wrong = nameProblems(originals);
  if (wrong.length > 0) return wrong;
  await mkdir(served, { recursive: true });
  const files = new Set(await readdir(served));
  const problems: string[] = [];
  const entries: [string, PhotographEntry][] = [];
  for (const { file, name } of originals) {
    const bytes = await readFile(join(folder, PHOTOGRAPH_FOLDER, file));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const existing = before[name];
    if (existing?.made === hash && filesOf(name).every((each) => files.has(each))) {
      entries.push([name, existing]);
      continue;
    }
    const converted = await convert(bytes, name, served);
    if (typeof converted === 'string') problems.push(`photos/${file}: ${converted}`);
    else entries.push([name, { ...converted, made: hash }]);
  }
  const index: Photographs = Object.fromEntries(entries);
  await writeFile(photographIndexPath(folder), `${JSON.stringify(index, null, 2)}\n`);
  await removeOthers(
    served,
    entries.map(([name]) => name),
  );
  return problems;
};
