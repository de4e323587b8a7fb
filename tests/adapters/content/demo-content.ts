import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { contentFromFiles } from '../../../adapters/content/pages/files-content.ts';
import { readContentFiles } from '../../../adapters/content/pages/read-files.ts';
import type { Content, ContentPage } from '../../../application/content/content.ts';
import type { BrandSettings } from '../../../domain/brand-settings.ts';
import { demoBrand, demoFigures } from '../blog/demo-blog.ts';

export const demoContent = async (
  brand: BrandSettings = demoBrand(),
  folder = CONTENT_FOLDER,
): Promise<Content> =>
  contentFromFiles((await readContentFiles(folder))._unsafeUnwrap(), demoFigures(brand));

export const allPages = async (
  content: Promise<Content> = demoContent(),
): Promise<readonly ContentPage[]> => {
  const texts = await content;
  const pages = await Promise.all(texts.pages().map(({ pageId }) => texts.page(pageId)));
  return pages.flatMap((page) => page ?? []);
};
