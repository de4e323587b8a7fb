import { buildSchema, GraphQLError, NoSchemaIntrospectionCustomRule, parse } from 'graphql';
import { createHandler } from 'graphql-http';
import { type Blog, MOST_POSTS, type PostCard } from '../../../../application/ports/blog.ts';
import { queryLimitRule } from './graphql-bounds.ts';

/** In lists of posts, the schema has no `content`: rendering twenty posts is slow. */
const SCHEMA = `
  type Query {
    "Posts by date, the newest first; 20 at most."
    posts(first: Int = ${MOST_POSTS}, after: String): Posts!
    post(slug: String!): Post
  }
  type Posts { edges: [PostEdge!]! pageInfo: PageInfo! }
  type PostEdge { node: ListedPost! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type ListedPost { title: String! slug: String! date: String! excerpt: String! featuredImage: Image }
  type Post { title: String! slug: String! date: String! excerpt: String! content: String! featuredImage: Image }
  type Image { sourceUrl: String! altText: String! }
`;

const MOST_TOKENS = 600;

const graphqlError = (message: string): GraphQLError => new GraphQLError(message);

const presentCard = ({ title, slug, date, excerpt, picture }: PostCard) => ({
  title,
  slug,
  date,
  excerpt,
  featuredImage: picture === null ? null : { sourceUrl: picture.url, altText: picture.alt },
});

/** The caller's network: the IP address, shortened as rate limits count it (R65.4). */
type Asker = { readonly visitor: string };

const resolvers = (blog: Blog) => ({
  posts: async (
    { first, after }: { readonly first: number | null; readonly after?: string | null },
    { visitor }: Asker,
  ) => {
    const count = first ?? MOST_POSTS;
    if (count < 1) throw graphqlError('first is 1 or more');
    const page = await blog.page(Math.min(count, MOST_POSTS), after ?? null, visitor);
    return page.match(
      ({ posts, hasNextPage, endCursor }) => ({
        edges: posts.map((post) => ({ node: presentCard(post) })),
        pageInfo: { hasNextPage, endCursor },
      }),
      (problem) => {
        throw graphqlError(
          problem === 'badCursor'
            ? 'after is no cursor of this list'
            : 'The blog does not answer at the moment',
        );
      },
    );
  },
  post: async ({ slug }: { readonly slug: string }, { visitor }: Asker) => {
    const post = await blog.post(slug, visitor);
    return post.match(
      (found) => (found === null ? null : { ...presentCard(found), content: found.content }),
      () => {
        throw graphqlError('The blog does not answer at the moment');
      },
    );
  },
});

export const graphqlHandler = (blog: Blog) =>
  createHandler<unknown, Asker, Asker>({
    context: ({ context: { visitor } }) => ({ visitor }),
    schema: buildSchema(SCHEMA),
    rootValue: resolvers(blog),
    parse: (source, options) => parse(source, { ...options, maxTokens: MOST_TOKENS }),
    validationRules: [queryLimitRule, NoSchemaIntrospectionCustomRule],
  });
