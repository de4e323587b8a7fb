import { problemsOfPosts } from '../blog/check-posts.ts';
import { CONTENT_FOLDER } from '../content/content-folder.ts';

// Part of the build: content that names a figure, a block or a person that there is not is never served.
const problems = await problemsOfPosts(process.argv[2] ?? CONTENT_FOLDER);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
