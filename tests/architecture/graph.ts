import { posix } from 'node:path';
import type { Import, Source } from './source-tree.ts';

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const isIn = (path: string, folder: string): boolean =>
  folder === '' || path.startsWith(`${folder}/`);

/** `as` maps each file to its node; imports within one node are ignored. */
const arrowsOf = (
  imports: readonly Import[],
  folder: string,
  as: (path: string) => string,
): Arrows => {
  const arrows = new Map<string, Set<string>>();
  for (const { from, target, relative } of imports) {
    if (
      !relative ||
      target === null ||
      !isIn(from, folder) ||
      !isIn(target, folder) ||
      as(from) === as(target)
    )
      continue;
    arrows.set(as(from), (arrows.get(as(from)) ?? new Set()).add(as(target)));
  }
  return arrows;
};

const circlesIn = (arrows: Arrows): readonly string[] => {
  const circles: string[] = [];
  const visited = new Set<string>();
  const follow = (node: string, way: readonly string[]): void => {
    const seen = way.indexOf(node);
    if (seen >= 0) circles.push(`circle: ${[...way.slice(seen), node].join(' → ')}`);
    if (seen >= 0 || visited.has(node)) return;
    for (const next of arrows.get(node) ?? []) follow(next, [...way, node]);
    visited.add(node);
  };
  for (const node of arrows.keys()) follow(node, []);
  return circles;
};

export const fileCircles = (imports: readonly Import[]): readonly string[] =>
  circlesIn(arrowsOf(imports, '', (path) => path));

/** The part of domain/booking/draft/codes.ts in domain/booking is `domain/booking/draft`. */
const partOf =
  (folder: string) =>
  (path: string): string =>
    posix.join(folder, path.slice(folder === '' ? 0 : folder.length + 1).split('/')[0] ?? '');

const foldersOf = (sources: readonly Source[]): readonly string[] => {
  const folders = new Set<string>();
  for (const { path } of sources)
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder))
      folders.add(folder);
  return [...folders].sort();
};

export const roomCircles = (
  sources: readonly Source[],
  imports: readonly Import[],
): readonly string[] =>
  foldersOf(sources).flatMap((folder) => circlesIn(arrowsOf(imports, folder, partOf(folder))));

export const upwardImports = (
  levels: readonly (readonly string[])[],
  folder: string,
  imports: readonly Import[],
): readonly string[] => {
  const levelOf = (room: string): number =>
    levels.findIndex((rooms) => rooms.includes(posix.basename(room)));
  return [...arrowsOf(imports, folder, partOf(folder))].flatMap(([room, targets]) => {
    if (levelOf(room) < 0) return [`${room} stands on no level`];
    return [...targets].flatMap((other) =>
      levelOf(other) < levelOf(room) ? [] : [`arrow up: ${room} → ${other}`],
    );
  });
};

export const crowdedFolders = (
  sources: readonly Source[],
  most: number,
  but: readonly string[],
): readonly string[] => {
  const files = new Map<string, number>();
  for (const { path } of sources)
    files.set(posix.dirname(path), (files.get(posix.dirname(path)) ?? 0) + 1);
  return [...files].flatMap(([folder, count]) =>
    count > most && !but.includes(folder) ? [`heap: ${folder} has ${count} files`] : [],
  );
};

/** A change of a file that many import and that imports many affects the whole program. */
export const hubs = (
  imports: readonly Import[],
  mostInto: number,
  mostOut: number,
): readonly string[] => {
  const out = arrowsOf(imports, '', (path) => path);
  const into = new Map<string, number>();
  for (const targets of out.values())
    for (const target of targets) into.set(target, (into.get(target) ?? 0) + 1);
  return [...into].flatMap(([file, count]) => {
    const imported = out.get(file)?.size ?? 0;
    return count > mostInto && imported > mostOut
      ? [`hub: ${file} is imported by ${count} files and imports ${imported}`]
      : [];
  });
};

/** The files that the files of a folder load, directly or through others, below another folder. */
export const reachableFiles = (
  folder: string,
  from: string,
  imports: readonly Import[],
): readonly string[] => {
  const reached = new Set(imports.map((each) => each.from).filter((path) => path.startsWith(from)));
  const byFile = Map.groupBy(imports, (each) => each.from);
  for (const path of reached)
    for (const { target, typeOnly } of byFile.get(path) ?? [])
      if (target !== null && !typeOnly) reached.add(target);
  return [...reached].filter((path) => path.startsWith(folder)).sort();
};
