import { renderMarkdown } from '../content/markdown.ts';
import { drawingOf } from './drawings.ts';
import { readPostFiles } from './post-files.ts';

/** Returns one sentence for each problem with the posts of a content folder. */
export const checkPosts = async (folder: string): Promise<readonly string[]> => {
  const files = await readPostFiles(folder);
  if (files.isErr()) return files.error;
  return files.value.posts.flatMap(({ about, body }) => {
    try {
      renderMarkdown(body, drawingOf);
      return [];
    } catch (error) {
      return [`${about.slug}.md: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
};
