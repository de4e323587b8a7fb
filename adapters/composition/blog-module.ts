import { ContainerModule } from 'inversify';
import { filesBlog } from '../blog/files-blog.ts';
import { blogPictures } from '../blog/wordpress/pictures.ts';
import { wordpressBlog } from '../blog/wordpress/wordpress-blog.ts';
import { contentFolderOf } from '../content/content-folder.ts';
import { figuresToday } from '../content/figures-today.ts';
import { readSiteContent } from '../content/site.ts';
import { readOrCreateShopKey } from '../system/ids.ts';
import { BLOG, CATALOGUE, CLOCK, CONFIG, LOG, SELLERS, SETTINGS, STORE } from './tokens.ts';

/** Provides the blog: from WordPress if BLOG_URL is set, otherwise from the shop's own files. */
export const blogModule = new ContainerModule(({ bind }) => {
  bind(BLOG).toResolvedValue(
    (config, settings, sellers, catalogue, clock, log, { values }) => {
      const report = (problem: string): void =>
        log({ level: 'warn', event: 'blog.trouble', message: problem });
      const { blogUrl } = config;
      const contentFolder = contentFolderOf(config);
      if (blogUrl === null) {
        const site = readSiteContent(contentFolder);
        return {
          blogOf: filesBlog(contentFolder, (siteId) =>
            figuresToday({ settings, catalogue, sellers, clock }, siteId, site),
          ),
          pictures: null,
        };
      }
      // All brands share one WordPress blog, because WordPress does not know the shop's brands.
      let keyText: Promise<string> | undefined;
      const key = () => {
        keyText ??= readOrCreateShopKey(values, 'blog-key').catch((error: unknown) => {
          keyText = undefined;
          throw error;
        });
        return keyText;
      };
      const blog = wordpressBlog(blogUrl, clock, report, undefined, key);
      return { blogOf: () => blog, pictures: blogPictures(blogUrl, clock, report, key) };
    },
    [CONFIG, SETTINGS, SELLERS, CATALOGUE, CLOCK, LOG, STORE] as const,
  );
});
