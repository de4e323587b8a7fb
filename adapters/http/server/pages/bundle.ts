import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Look, PageRenderer } from '../../../../application/ports/page-renderer.ts';
import type { Previews } from './previews.ts';

type Bundle = {
  readonly assetsOf: (manifest: object) => (data: object) => object;
  readonly metadataOf: (data: object, url: string, origin: string) => object;
  readonly renderPage: (input: {
    readonly url: string;
    readonly data: object;
    readonly head: object;
    readonly assets: object;
    readonly look: Look;
  }) => {
    readonly html: string;
  };
  readonly linkPreviewOf: Previews['previewOf'];
  readonly linkPreviewImagePath: Previews['previewPath'];
};

const EXPORTS = ['assetsOf', 'metadataOf', 'linkPreviewOf', 'linkPreviewImagePath', 'renderPage'];

const isBundle = (module: unknown): module is Bundle => {
  if (typeof module !== 'object' || module === null) return false;
  const found = new Map<string, unknown>(Object.entries(module));
  return EXPORTS.every((name) => typeof found.get(name) === 'function');
};

export type BuiltPages = {
  readonly renderer: PageRenderer;
  readonly previews: Omit<Previews, 'draw'>;
  readonly clientFiles: string;
};

export const loadBuiltPages = async (dist: string, look: Look): Promise<BuiltPages> => {
  const clientFiles = join(dist, 'client');
  const manifest: unknown = JSON.parse(
    await readFile(join(clientFiles, '.vite', 'manifest.json'), 'utf8'),
  );
  const address = pathToFileURL(join(dist, 'server', 'server.js')).href;
  const bundle: unknown = await import(address);
  if (typeof manifest !== 'object' || manifest === null || !isBundle(bundle))
    throw new Error(`The pages in ${dist} are from another release; run npm run build`);
  const assetsOf = bundle.assetsOf(manifest);
  return {
    clientFiles,
    previews: { previewOf: bundle.linkPreviewOf, previewPath: bundle.linkPreviewImagePath },
    renderer: {
      render: ({ url, origin, content }) =>
        bundle.renderPage({
          url,
          data: content,
          head: bundle.metadataOf(content, url, origin),
          assets: assetsOf(content),
          look,
        }).html,
    },
  };
};
