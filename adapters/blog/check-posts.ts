import { renderMarkdown } from '../content/markdown.ts';
import { drawingOf } from './drawings.ts';
import { readPostFiles } from './post-files.ts';

/** What is wrong with the posts of a content folder, one sentence each; nothing where they can be served. */
export const problemsOfPosts = async (folder: string): Promise<readonly string[]> => {
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
