import { blogPage, pages, postPage } from '../../adapters/http/contract/pages.pl.ts';
import { blogCopy } from '../copy/blog.pl.ts';
import { foundTitle } from '../copy/heads.pl.ts';
import { type PageData, siteName } from '../state/pageData.ts';
import type { PageHead } from './pageHead.ts';
import { wayTo } from './structured.ts';

const SCHEMA = 'https://schema.org';

/** What the list of posts tells search engines; a list that could not be read is not to be found. */
export const blogHead = ({ page, after, site }: PageData<'blog'>, origin: string): PageHead => {
  const brand = siteName({ site });
  const { title, olderTitle, description, away } = blogCopy.head;
  if (page === null) return { title: foundTitle(away, brand), noIndex: true };
  return {
    title: foundTitle(after === null ? title : olderTitle, brand),
    description,
    canonical: origin + blogPage(after),
    feed: origin + pages.blogFeed,
    jsonLd: [
      wayTo(origin, brand, [{ name: blogCopy.title, path: blogPage(after) }]),
      {
        '@context': SCHEMA,
        '@type': 'Blog',
        name: blogCopy.title,
        url: origin + pages.blog,
        blogPost: page.posts.map((post) => ({
          '@type': 'BlogPosting',
          headline: post.title,
          url: origin + postPage(post.slug),
          datePublished: post.date,
        })),
      },
    ],
  };
};

/** Search engines cut a title at about 70 signs; the shop's name is what a long one can do without. */
const LONGEST = 70;
const titled = (title: string, brand: string): string => {
  const whole = foundTitle(title, brand);
  return whole.length > LONGEST ? title : whole;
};

/** What an article tells search engines: a BlogPosting, and the way to it. */
export const postHead = ({ post, site }: PageData<'post'>, origin: string): PageHead => {
  const brand = siteName({ site });
  if (post === null) return { title: foundTitle(blogCopy.head.away, brand), noIndex: true };
  const url = origin + postPage(post.slug);
  const picture = post.wide ?? post.picture;
  return {
    title: titled(post.title, brand),
    description: post.excerpt,
    canonical: url,
    type: 'article',
    feed: origin + pages.blogFeed,
    jsonLd: [
      {
        '@context': SCHEMA,
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        datePublished: post.date,
        inLanguage: 'pl',
        mainEntityOfPage: url,
        url,
        ...(picture === null ? {} : { image: origin + picture.url }),
        author: post.author === null ? { '@type': 'Organization', name: brand } : { '@type': 'Person', name: post.author.name },
        publisher: { '@type': 'Organization', name: brand, url: `${origin}/` },
      },
      wayTo(origin, brand, [
        { name: blogCopy.title, path: pages.blog },
        { name: post.title, path: postPage(post.slug) },
      ]),
    ],
  };
};
