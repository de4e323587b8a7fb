import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOfPosts } from '../blog/check-posts.ts';
import { CONTENT_FOLDER } from '../content/content-folder.ts';
import { problemsOfPages } from '../content/pages/check-pages.ts';
import { pages, postPage } from '../http/contract/pages.pl.ts';

const folder = process.argv[2] ?? CONTENT_FOLDER;

const posts = new Set(readdirSync(join(folder, 'blog')).map((name) => postPage(name.replace(/\.md$/, ''))));
const screens = new Set<string>(Object.values(pages));
/** Screens of the shop, posts and offers; which offers there are is no matter of texts. */
const isKnown = (path: string): boolean => screens.has(path) || posts.has(path) || path.startsWith('/oferta/');

// Part of the build: content that names a figure, a block, a person, a question or a page that there is not is never served.
const problems = [...(await problemsOfPosts(folder)), ...(await problemsOfPages(folder, isKnown))];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
