import * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import { checkedCodec, DayCodec, patternCodec } from '../codecs/checked-codec.ts';
import {
  type ContentFile,
  contentFileNames,
  contentText,
  formatPositionOfValue,
  readContentText,
  readFrontMatter,
} from '../content/content-folder.ts';
import { type ContentWords, findUnknownFigures } from '../content/figures.ts';
import { type PictureFinder, renderMarkdown } from '../content/markdown.ts';
import { createContentPictureFinder } from '../content/named-pictures.ts';
import { readSiteContent, type SiteContent } from '../content/site.ts';
import { findDrawnPicture } from '../http/contract/drawings.ts';
import { photographName } from '../http/contract/photographs.ts';

const WORDS_A_MINUTE = 180;

export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_A_MINUTE));

const Slug = patternCodec('lower-case letters, digits and hyphens', /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const Line = patternCodec('one line of text', /^\S[^\n]*\S$/);
const Photograph = checkedCodec(
  'the path of a photograph such as /zdjecia/jacht.jpg',
  (u): u is string => typeof u === 'string' && photographName(u) !== null,
);
const Drawing = checkedCodec(
  'the name of a drawing such as atrakcja-konoba',
  (u): u is string => typeof u === 'string' && findDrawnPicture(u) !== null,
);
const Numbers = t.readonlyArray(t.number);

/** The fields at the top of a post's file. `picture` names a drawing, a photograph or a scene. */
const PostCodec = t.readonly(
  t.strict({
    title: Line,
    slug: Slug,
    date: DayCodec,
    author: Slug,
    excerpt: Line,
    picture: t.union([
      t.strict({ country: Slug, time: Slug, vessel: Slug, seed: t.number, alt: Line }),
      t.strict({ drawing: Drawing, alt: Line }),
      t.strict({ photograph: Photograph, alt: Line }),
    ]),
    offers: t.intersection([
      t.strict({ title: Line, countries: Numbers }),
      t.partial({ regions: t.readonlyArray(Line), types: Numbers }),
    ]),
    next: t.readonlyArray(Slug),
  }),
);

export type PostFile = ContentFile<t.TypeOf<typeof PostCodec>>;
export type PostFiles = {
  readonly posts: readonly PostFile[];
  readonly people: SiteContent['people'];
  readonly drawingOf: PictureFinder;
};

const readPost = (
  folder: string,
  name: string,
  site: ContentWords,
): Result<PostFile, readonly string[]> =>
  readContentText(folder, `blog/${name}`)
    .mapErr((problem) => [problem])
    .andThen((text) =>
      readFrontMatter(text, PostCodec)
        .mapErr((problem) => [`${name} ${problem}`])
        .andThen((file) => {
          const problems = [
            ...(name === `${file.about.slug}.md`
              ? []
              : [`${name} must have the name of its slug, ${file.about.slug}`]),
            ...findUnknownFigures(name, text, site),
          ];
          return problems.length === 0 ? ok(file) : err(problems);
        }),
    );

const unknownLinks = (
  folder: string,
  { posts, people }: Pick<PostFiles, 'posts' | 'people'>,
): readonly string[] => {
  const lineOf = (slug: string, value: string): string =>
    formatPositionOfValue(contentText(folder, `blog/${slug}.md`) ?? '', value);
  const slugs = new Set(posts.map(({ about }) => about.slug));
  return posts.flatMap(({ about: { slug, author, next } }) => [
    ...(people[author] === undefined
      ? [`${slug}.md names an unknown author: ${author}${lineOf(slug, author)}`]
      : []),
    ...next.flatMap((other) =>
      slugs.has(other) && other !== slug
        ? []
        : [`${slug}.md names an unknown related post: ${other}${lineOf(slug, other)}`],
    ),
  ]);
};

export const readPostFiles = async (
  folder: string,
): Promise<Result<PostFiles, readonly string[]>> => {
  const site = readSiteContent(folder);
  const posts = contentFileNames(folder, 'blog', '.md').map((name) => readPost(folder, name, site));
  const unread = posts.flatMap((post) => (post.isErr() ? post.error : []));
  if (unread.length > 0) return err(unread);
  const files: PostFiles = {
    posts: posts.flatMap((post) => (post.isOk() ? [post.value] : [])),
    people: site.people,
    drawingOf: createContentPictureFinder(folder),
  };
  const lost = unknownLinks(folder, files);
  return lost.length === 0 ? ok(files) : err(lost);
};

/** Checks all posts of a content folder. Returns one sentence for each problem. */
export const checkPosts = async (folder: string): Promise<readonly string[]> => {
  const files = await readPostFiles(folder);
  if (files.isErr()) return files.error;
  return files.value.posts.flatMap(({ about, body }) => {
    try {
      renderMarkdown(body, files.value.drawingOf);
      return [];
    } catch (error) {
      return [`${about.slug}.md: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
};
