import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

const markPath = (path: string): string => `${path}-clean`;

/** Every write into the file, and every copy in its place, changes this description. */
const describeFile = (path: string): string => {
  const { ino, size, mtimeNs } = statSync(path, { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
};

const hasLog = (path: string): boolean =>
  existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0;

/** Call this after closing. Does nothing while another process still has the store open. */
export const markCleanStop = (path: string): void => {
  try {
    if (!hasLog(path)) writeFileSync(markPath(path), describeFile(path), { mode: 0o600 });
  } catch {
    rmSync(markPath(path), { force: true });
  }
};

/** Returns true if nothing has written into the file since a clean stop. */
export const stoppedCleanly = (path: string): boolean => {
  try {
    return !hasLog(path) && readFileSync(markPath(path), 'utf8') === describeFile(path);
  } catch {
    return false;
  }
};
