import { buildSchema, GraphQLError, NoSchemaIntrospectionCustomRule, parse } from 'graphql';
import { createHandler } from 'graphql-http';
import { type Blog, MOST_POSTS, type PostCard } from '../../../../application/ports/blog.ts';
import { boundedQuery } from './graphql-bounds.ts';

/** The blog on the wire (contract). `content` belongs to one post alone, so that a list never renders twenty. */
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

const refused = (message: string): GraphQLError => new GraphQLError(message);

const present = ({ title, slug, date, excerpt, picture }: PostCard) => ({
  title,
  slug,
  date,
  excerpt,
  featuredImage: picture === null ? null : { sourceUrl: picture.url, altText: picture.alt },
});

/** Who asks: the network address as limits count it (R65.4). */
type Asker = { readonly visitor: string };

const resolvers = (blog: Blog) => ({
  posts: async ({ first, after }: { readonly first: number | null; readonly after?: string | null }, { visitor }: Asker) => {
    const count = first ?? MOST_POSTS;
    if (count < 1) throw refused('first is 1 or more');
    const page = await blog.page(Math.min(count, MOST_POSTS), after ?? null, visitor);
    return page.match(
      ({ posts, hasNextPage, endCursor }) => ({
        edges: posts.map((post) => ({ node: present(post) })),
        pageInfo: { hasNextPage, endCursor },
      }),
      (problem) => {
        throw refused(problem === 'badCursor' ? 'after is no cursor of this list' : 'The blog does not answer at the moment');
      },
    );
  },
  post: async ({ slug }: { readonly slug: string }, { visitor }: Asker) => {
    const post = await blog.post(slug, visitor);
    return post.match(
      (found) => (found === null ? null : { ...present(found), content: found.content }),
      () => {
        throw refused('The blog does not answer at the moment');
      },
    );
  },
});

/** What answers a query to the blog. Queries have bounds of size, depth and width; the schema is told in the documents. */
export const graphqlHandler = (blog: Blog) =>
  createHandler<unknown, Asker, Asker>({
    context: ({ context: { visitor } }) => ({ visitor }),
    schema: buildSchema(SCHEMA),
    rootValue: resolvers(blog),
    parse: (source, options) => parse(source, { ...options, maxTokens: MOST_TOKENS }),
    validationRules: [boundedQuery, NoSchemaIntrospectionCustomRule],
  });
