import { err, ok } from 'neverthrow';
import {
  type Blog,
  type BlogOf,
  MOST_POSTS,
  type Post,
  type PostCard,
  type PostPicture,
} from '../../application/ports/blog.ts';
import { type Day, isDay } from '../../domain/calendar.ts';
import { type FigureSources, fillFigures } from '../content/figures.ts';
import type { FiguresToday } from '../content/figures-today.ts';
import type { FinishedHtml } from '../html/sanitize-html.ts';
import { SCENES } from '../http/contract/scenes.ts';
import { type PostFile, type PostFiles, readingMinutes } from './post-files.ts';

/**
 * A position in the list of posts: date and slug of the last post on a page. The next page begins
 * after this position, even if that post was removed.
 */
type ListPosition = { readonly date: Day; readonly slug: string };

const cursorOf = ({ date, slug }: ListPosition): string =>
  Buffer.from(`${date} ${slug}`).toString('base64url');

/** Parses the list position in a request. Returns null if the text is not a valid position. */
const parseCursor = (cursor: string): ListPosition | null => {
  const [date = '', slug = '', ...more] = Buffer.from(cursor, 'base64url')
    .toString('utf8')
    .split(' ');
  return isDay(date) && slug !== '' && more.length === 0 && cursorOf({ date, slug }) === cursor
    ? { date, slug }
    : null;
};

const compareNewestPost = (a: ListPosition, b: ListPosition): number => {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0;
};

const SHAPES = { card: '1200x750', wide: '1440x528', small: '720x540' } as const;

const pictureUrl = (picture: PostFile['about']['picture'], shape: keyof typeof SHAPES): string => {
  if ('photograph' in picture) return picture.photograph;
  if ('drawing' in picture) return `${SCENES}/${picture.drawing}.svg`;
  const { country, time, vessel, seed } = picture;
  return `${SCENES}/${country}-${time}-${vessel}-${seed}-${SHAPES[shape]}.svg`;
};

const pictureOf = ({ about: { picture } }: PostFile, shape: keyof typeof SHAPES): PostPicture => ({
  url: pictureUrl(picture, shape),
  alt: picture.alt,
});

/** Estimates the number of words from the Markdown, so that the list need not render every post. */
const wordsIn = (markdown: string): number => markdown.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const cardOf = (file: PostFile, sources: FigureSources): PostCard => ({
  slug: file.about.slug,
  date: file.about.date,
  title: fillFigures(file.about.title, sources),
  excerpt: fillFigures(file.about.excerpt, sources),
  picture: pictureOf(file, 'card'),
  minutes: readingMinutes(wordsIn(file.body)),
});

/** Loads the Markdown parser on first use, so that the shop starts without it. */
const renderPost = async (
  markdown: string,
  drawingOf: PostFiles['drawingOf'],
): Promise<FinishedHtml> =>
  (await import('../content/markdown.ts')).renderMarkdown(markdown, drawingOf);

const postOf = async (
  file: PostFile,
  { people, drawingOf }: PostFiles,
  sources: FigureSources,
): Promise<Post> => {
  const { html, headings } = await renderPost(fillFigures(file.body, sources), drawingOf);
  const { author, offers, next } = file.about;
  const person = people[author];
  return {
    ...cardOf(file, sources),
    content: html,
    headings,
    wide: pictureOf(file, 'wide'),
    small: 'seed' in file.about.picture ? pictureOf(file, 'small') : null,
    author: person === undefined ? null : { key: author, ...person },
    offers: {
      title: offers.title,
      countries: offers.countries,
      regions: offers.regions ?? [],
      types: offers.types ?? [],
    },
    next,
  };
};

const readOnce = (folder: string): (() => Promise<PostFiles>) => {
  let read: Promise<PostFiles> | null = null;
  return () => {
    read ??= import('./post-files.ts').then(async ({ readPostFiles }) =>
      (await readPostFiles(folder)).match(
        ({ posts, ...others }) => ({
          ...others,
          posts: posts.toSorted((a, b) => compareNewestPost(a.about, b.about)),
        }),
        (problems) => {
          throw new Error(`The blog posts are invalid:\n${problems.join('\n')}`);
        },
      ),
    );
    return read;
  };
};

const blogOf = (files: () => Promise<PostFiles>, figures: FiguresToday): Blog => {
  let rendered = { version: '', posts: new Map<string, Promise<Post>>() };
  const today = () => {
    const current = figures();
    if (current === null)
      throw new Error(
        'The blog posts show values of the brand settings, but the blog’s brand has no brand settings',
      );
    if (rendered.version !== current.version)
      rendered = { version: current.version, posts: new Map() };
    return current.sources;
  };
  return {
    page: async (first, after) => {
      const place = after === null ? null : parseCursor(after);
      if (after !== null && place === null) return err('badCursor');
      const [{ posts }, sources] = [await files(), today()];
      const following =
        place === null ? posts : posts.filter(({ about }) => compareNewestPost(place, about) < 0);
      const onPage = following.slice(0, Math.min(first, MOST_POSTS));
      const end = onPage.at(-1);
      return ok({
        posts: onPage.map((file) => cardOf(file, sources)),
        hasNextPage: following.length > onPage.length,
        endCursor: end === undefined ? null : cursorOf(end.about),
      });
    },
    post: async (slug) => {
      const all = await files();
      const sources = today();
      const file = all.posts.find(({ about }) => about.slug === slug);
      if (file === undefined) return ok(null);
      const post = rendered.posts.get(slug) ?? postOf(file, all, sources);
      rendered.posts.set(slug, post);
      return ok(await post);
    },
  };
};

/** Reads the blog posts of a company's content folder. Throws if a file is invalid. */
export const filesBlog = (folder: string, figuresOf: (siteId: number) => FiguresToday): BlogOf => {
  const files = readOnce(folder);
  const blogs = new Map<number, Blog>();
  return (siteId) => {
    const blog = blogs.get(siteId) ?? blogOf(files, figuresOf(siteId));
    blogs.set(siteId, blog);
    return blog;
  };
};
