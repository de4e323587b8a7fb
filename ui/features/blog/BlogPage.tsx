import { type MouseEvent, useEffect, useState } from 'react';
import { blogPageUrl, pages, postPageUrl } from '../../../adapters/http/contract/pages.pl.ts';
import type { PostCard } from '../../../application/ports/blog.ts';
import { usePageData } from '../../hooks/use-page-data.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import css from './BlogPage.module.css';
import { blogCopy } from './copy/blog.pl.ts';
import { PostCards } from './PostCards.tsx';

type State = 'still' | 'loading' | 'failed';

/** Without scripts 'Więcej' links to the next page; with scripts it appends that page (P-131). */
const Posts = ({ first }: { readonly first: MorePosts }) => {
  const [list, setList] = useState(first);
  const [state, setState] = useState<State>('still');
  const [message, setMessage] = useState('');
  const [reached, setReached] = useState<string | null>(null);
  // After the last page 'Więcej' disappears, so the focus moves to the first new post.
  useEffect(() => {
    if (reached !== null)
      document
        .querySelector<HTMLElement>(`main a[href="${CSS.escape(postPageUrl(reached))}"]`)
        ?.focus();
  }, [reached]);
  const more = async (event: MouseEvent): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (state === 'loading') return;
    setState('loading');
    const next = await morePosts(list.endCursor);
    if (next === null) return setState('failed');
    const listedSlugs = new Set(list.posts.map(({ slug }: PostCard) => slug));
    const fresh = next.posts.filter(({ slug }) => !listedSlugs.has(slug));
    setList({ ...next, posts: [...list.posts, ...fresh] });
    // A click event from the keyboard has `detail` 0. Only then move the focus to the first new
    // post, because a keyboard user goes on from there.
    if (event.detail === 0) setReached(fresh[0]?.slug ?? null);
    setMessage(blogCopy.loaded(next.posts.length));
    setState('still');
  };
  return (
    <>
      <PostCards posts={list.posts} early={3} />
      {list.hasNextPage && (
        <p className={css.more}>
          <ButtonLink
            kind="line"
            href={blogPageUrl(list.endCursor)}
            onClick={more}
            busy={state === 'loading' && blogCopy.loading}
          >
            {blogCopy.more}
          </ButtonLink>
        </p>
      )}
      <p className={css.told} role="status">
        {state === 'failed' ? blogCopy.failed : message}
      </p>
    </>
  );
};

export const BlogPage = () => {
  const data = usePageData('blog');
  const page = data?.page ?? null;
  const { empty, none } = blogCopy;
  return (
    <ShopPage current={pages.blog}>
      <div className="wrap section">
        {page === null ? (
          <EmptyState
            title={empty.title}
            as="h1"
            action={{ href: pages.offers, text: empty.action }}
          >
            {empty.text}
          </EmptyState>
        ) : (
          <>
            <header className={css.head}>
              <h1>{data?.after === null ? blogCopy.title : blogCopy.older}</h1>
              <p className="lead">{blogCopy.lead}</p>
              {data?.after !== null && (
                <p>
                  <a href={pages.blog}>{blogCopy.newest}</a>
                </p>
              )}
            </header>
            {page.posts.length === 0 ? (
              <EmptyState title={none.title}>{none.text}</EmptyState>
            ) : (
              <Posts first={page} />
            )}
            <p className={css.feed}>
              <a href={pages.blogFeed}>{blogCopy.feed}</a>
            </p>
          </>
        )}
      </div>
    </ShopPage>
  );
};

type MorePosts = {
  readonly posts: readonly PostCard[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
};

const QUERY =
  'query ($after: String) { posts(after: $after) { edges { node { title slug date excerpt featuredImage { sourceUrl altText } } } pageInfo { hasNextPage endCursor } } }';

type Node = Pick<PostCard, 'title' | 'slug' | 'date' | 'excerpt'> & {
  readonly featuredImage: { readonly sourceUrl: string; readonly altText: string } | null;
};
type Answer = {
  readonly data?: {
    readonly posts: {
      readonly edges: readonly { readonly node: Node }[];
      readonly pageInfo: Omit<MorePosts, 'posts'>;
    };
  } | null;
};

const morePosts = async (after: string | null): Promise<MorePosts | null> => {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: QUERY, variables: { after } }),
      signal: AbortSignal.timeout(15_000),
    });
    const { data }: Answer = await answer.json();
    if (!data) return null;
    const { edges, pageInfo } = data.posts;
    return {
      posts: edges.map(({ node: { featuredImage: image, ...node } }) => ({
        ...node,
        picture: image === null ? null : { url: image.sourceUrl, alt: image.altText },
        minutes: null,
      })),
      ...pageInfo,
    };
  } catch {
    return null;
  }
};
