import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const readMap = (file: string): SourceMap | null => {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return null;
  }
};

const maps = new Map<string, SourceMap | null>();

const formatFrame = (frame: NodeJS.CallSite): string => {
  const url = frame.getFileName() ?? '';
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  if (!url.startsWith('file:') || line === null || column === null) return String(frame);
  const file = fileURLToPath(url);
  const map = maps.get(file) ?? readMap(file);
  maps.set(file, map);
  const origin = map?.findOrigin(line, column);
  if (origin === undefined || !('fileName' in origin)) return String(frame);
  const place = new URL(origin.fileName, url).href;
  return String(frame).replace(
    `${url}:${line}:${column}`,
    () => `${place}:${origin.lineNumber}:${origin.columnNumber}`,
  );
};

/** Finds source lines of bundled code. Reads source maps at the first error, not at the start. */
export const formatOriginalStack = (error: Error, frames: readonly NodeJS.CallSite[]): string =>
  [String(error), ...frames.map(formatFrame)].join('\n    at ');
