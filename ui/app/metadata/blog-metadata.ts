import { blogPageUrl, pages, postPageUrl } from '../../../adapters/http/contract/pages.pl.ts';
import { searchEngineTitle } from '../../copy/pl.ts';
import { blogCopy } from '../../features/blog/copy/blog.pl.ts';
import { type PageData, siteName } from '../../state/page-data.ts';
import { breadcrumbData, type PageMetadata } from './structured-data.ts';

const SCHEMA = 'https://schema.org';

/** If the blog's posts failed to load, search engines must not index the page. */
export const blogMetadata = (
  { page, after, site }: PageData<'blog'>,
  origin: string,
): PageMetadata => {
  const brand = siteName({ site });
  const { title, olderTitle, description, away } = blogCopy.head;
  if (page === null) return { title: searchEngineTitle(away, brand), noIndex: true };
  return {
    title: searchEngineTitle(after === null ? title : olderTitle, brand),
    description,
    canonical: origin + blogPageUrl(after),
    feed: origin + pages.blogFeed,
    jsonLd: [
      breadcrumbData(origin, brand, [{ name: blogCopy.title, path: blogPageUrl(after) }]),
      {
        '@context': SCHEMA,
        '@type': 'Blog',
        name: blogCopy.title,
        url: origin + pages.blog,
        blogPost: page.posts.map((post) => ({
          '@type': 'BlogPosting',
          headline: post.title,
          url: origin + postPageUrl(post.slug),
          datePublished: post.date,
        })),
      },
    ],
  };
};

/** Search engines cut titles after about 70 characters. A longer title omits the brand's name. */
const LONGEST = 70;
const titleWithin = (title: string, brand: string): string => {
  const whole = searchEngineTitle(title, brand);
  return whole.length > LONGEST ? title : whole;
};

export const postMetadata = ({ post, site }: PageData<'post'>, origin: string): PageMetadata => {
  const brand = siteName({ site });
  if (post === null) return { title: searchEngineTitle(blogCopy.head.away, brand), noIndex: true };
  const url = origin + postPageUrl(post.slug);
  const picture = post.wide ?? post.picture;
  return {
    title: titleWithin(post.title, brand),
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
        author:
          post.author === null
            ? { '@type': 'Organization', name: brand }
            : { '@type': 'Person', name: post.author.name },
        publisher: { '@type': 'Organization', name: brand, url: `${origin}/` },
      },
      breadcrumbData(origin, brand, [
        { name: blogCopy.title, path: pages.blog },
        { name: post.title, path: postPageUrl(post.slug) },
      ]),
    ],
  };
};
