import { ContainerModule } from 'inversify';
import { SHOP_SITE } from '../../domain/sites.ts';
import { filesBlog } from '../blog/files-blog.ts';
import { blogPictures } from '../blog/wordpress/pictures.ts';
import { wordpressBlog } from '../blog/wordpress/wordpress-blog.ts';
import { CONTENT_FOLDER } from '../content/content-folder.ts';
import { figuresToday } from '../content/figures-today.ts';
<<<<<<< HEAD
import { BLOG, CATALOGUE, CLOCK, CONFIG, LOG, SETTINGS } from './tokens.ts';
=======
import { readSite } from '../content/site.ts';
import { BLOG, CATALOGUE, CLOCK, CONFIG, SETTINGS } from './tokens.ts';

const log = (problem: string): void => console.error(problem);
>>>>>>> b190067 (Pages and questions are content files: page, call, menu and the check of the build are made of one file each, figures by their keys; addresses written otherwise lead to the right one)

/** The blog: the shop's own content files, or a WordPress service where one is named (BLOG_URL). */
export const blogModule = new ContainerModule(({ bind }) => {
  bind(BLOG)
    .toResolvedValue(
<<<<<<< HEAD
      ({ blogUrl }, settings, catalogue, clock, log) => {
        const tell = (problem: string): void => log({ level: 'warn', event: 'blog.trouble', message: problem });
        return blogUrl === null
          ? { blog: filesBlog(CONTENT_FOLDER, figuresToday(settings, catalogue, SHOP_SITE)), pictures: null }
          : { blog: wordpressBlog(blogUrl, clock, tell), pictures: blogPictures(blogUrl, clock, tell) };
      },
      [CONFIG, SETTINGS, CATALOGUE, CLOCK, LOG] as const,
=======
      ({ blogUrl }, settings, catalogue, clock) =>
        blogUrl === null
          ? { blog: filesBlog(CONTENT_FOLDER, figuresToday(settings, catalogue, SHOP_SITE, readSite(CONTENT_FOLDER))), pictures: null }
          : { blog: wordpressBlog(blogUrl, clock, log), pictures: blogPictures(blogUrl, clock, log) },
      [CONFIG, SETTINGS, CATALOGUE, CLOCK] as const,
>>>>>>> b190067 (Pages and questions are content files: page, call, menu and the check of the build are made of one file each, figures by their keys; addresses written otherwise lead to the right one)
    )
    .inSingletonScope();
});
