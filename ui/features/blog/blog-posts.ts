import type { PostCard } from '../../../application/ports/blog.ts';

export type MorePosts = {
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

export const morePosts = async (after: string | null): Promise<MorePosts | null> => {
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
