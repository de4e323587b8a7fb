import { ContainerModule } from 'inversify';
import { SHOP_SITE } from '../../domain/sites.ts';
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
        return blogUrl === null
          ? {
              blog: filesBlog(CONTENT_FOLDER, figuresToday(settings, catalogue, sellers, SHOP_SITE, readSite(CONTENT_FOLDER))),
              pictures: null,
            }
          : { blog: wordpressBlog(blogUrl, clock, tell), pictures: blogPictures(blogUrl, clock, tell) };
      },
      [CONFIG, SETTINGS, SELLERS, CATALOGUE, CLOCK, LOG] as const,
    )
    .inSingletonScope();
});
