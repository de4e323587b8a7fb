import { ContainerModule } from 'inversify';
import { filesBlog } from '../blog/files-blog.ts';
import { blogPictures } from '../blog/wordpress/pictures.ts';
import { wordpressBlog } from '../blog/wordpress/wordpress-blog.ts';
import { CONTENT_FOLDER } from '../content/content-folder.ts';
import { figuresToday } from '../content/figures-today.ts';
import { readSite } from '../content/site.ts';
import { BLOG, CATALOGUE, CLOCK, CONFIG, LOG, SELLERS, SETTINGS } from './tokens.ts';

/** The blog: the shop's own content files, or a WordPress service where one is named (BLOG_URL). */
export const blogModule = new ContainerModule(({ bind }) => {
  bind(BLOG)
    .toResolvedValue(
      ({ blogUrl }, settings, sellers, catalogue, clock, log) => {
        const tell = (problem: string): void => log({ level: 'warn', event: 'blog.trouble', message: problem });
        if (blogUrl === null) {
          const site = readSite(CONTENT_FOLDER);
          return {
            blogOf: filesBlog(CONTENT_FOLDER, (siteId) => figuresToday(settings, catalogue, sellers, siteId, site)),
            pictures: null,
          };
        }
        // What is written elsewhere names no figure of ours: it is the same for every brand.
        const blog = wordpressBlog(blogUrl, clock, tell);
        return { blogOf: () => blog, pictures: blogPictures(blogUrl, clock, tell) };
      },
      [CONFIG, SETTINGS, SELLERS, CATALOGUE, CLOCK, LOG] as const,
    )
    .inSingletonScope();
});
