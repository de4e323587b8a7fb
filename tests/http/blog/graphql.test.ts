import Fastify from 'fastify';
import { err } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { mountBlogGraphql } from '../../../adapters/http/server/blog/blog-calls.ts';
import type { Blog } from '../../../application/ports/blog.ts';
import { SHOP_SITE } from '../../../domain/sites.ts';
import { demoBlog } from '../../adapters/blog/demo-blog.ts';
import { openServerShop } from '../server/server-shop.ts';

const shop = (blog: Blog = demoBlog()) => {
  const app = Fastify();
  mountBlogGraphql(app, { blogOf: () => blog, pictures: null }, () => SHOP_SITE);
  return app;
};

const ask = async (
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  app = shop(),
) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables },
    headers: { accept: 'application/json' },
  });
  return answer.json() as {
    data?: { posts?: Posts; post?: { title: string; date: string; content: string } | null };
    errors?: readonly { message: string }[];
  };
};

type Posts = {
  readonly edges: readonly {
    readonly node: {
      readonly slug: string;
      readonly date: string;
      readonly featuredImage: { readonly sourceUrl: string };
    };
  }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

const LIST =
  'query ($first: Int, $after: String) { posts(first: $first, after: $after) { edges { node { title slug date excerpt featuredImage { sourceUrl altText } } } pageInfo { hasNextPage endCursor } } }';

describe('the blog’s API, POST /graphql', () => {
  it('P-145, P-158: a cursor gets the next 20 posts; each post comes once, with the documents’ five fields', async () => {
    const first = (await ask(LIST)).data?.posts;
    const second = (await ask(LIST, { after: first?.pageInfo.endCursor })).data?.posts;
    const nodes = [...(first?.edges ?? []), ...(second?.edges ?? [])].map(({ node }) => node);
    expect([
      first?.edges.length,
      first?.pageInfo.hasNextPage,
      second?.pageInfo.hasNextPage,
    ]).toEqual([20, true, false]);
    expect(new Set(nodes.map(({ slug }) => slug)).size).toBe(nodes.length);
    for (const node of nodes) {
      expect(Object.keys(node)).toEqual(['title', 'slug', 'date', 'excerpt', 'featuredImage']);
      expect(node.featuredImage.sourceUrl).toMatch(/^\/sceny\/[\w-]+\.svg$/);
    }
  });

  it('returns 20 posts at most, whatever number is requested', async () => {
    expect((await ask(LIST, { first: 1000 })).data?.posts?.edges.length).toBe(20);
    expect((await ask(LIST, { first: 3 })).data?.posts?.edges.length).toBe(3);
    expect((await ask(LIST, { first: 0 })).errors?.[0]?.message).toContain('first');
    expect((await ask(LIST, { after: 'nonsense' })).errors?.[0]?.message).toContain('cursor');
  });

  it('P-158: returns the post with the given slug, or null if no post has that slug', async () => {
    const { data } = await ask('{ post(slug: "piec-wezlow") { title date content } }');
    expect(data?.post).toMatchObject({
      title: 'Pięć węzłów, które pokażesz znajomym',
      date: '2026-02-25',
    });
    expect(data?.post?.content).toContain('<h2 id="');
    expect((await ask('{ post(slug: "nie-ma-go") { title } }')).data).toEqual({ post: null });
  });

  it.each([
    [
      'a fragment that spreads itself',
      'query { ...A } fragment A on Query { posts { edges { node { slug } } } ...A }',
    ],
    [
      'fragments that multiply',
      `query { ...A0 } ${Array.from({ length: 9 }, (_, i) => `fragment A${i} on Query { ...A${i + 1} ...A${i + 1} }`).join(' ')} fragment A9 on Query { posts { pageInfo { endCursor } } }`,
    ],
    ['more than six levels', '{ posts { edges { ... { ... { ... { node { slug } } } } } } }'],
    [
      'more than sixty fields',
      `{ posts { edges { node { ${Array.from({ length: 61 }, (_, i) => `a${i}: title`).join(' ')} } } } }`,
    ],
    [
      'five questions at once',
      `{ ${Array.from({ length: 5 }, (_, i) => `p${i}: post(slug: "a") { content }`).join(' ')} }`,
    ],
    [
      'five questions in a fragment (issue 34)',
      `{ ...A } fragment A on Query { ${Array.from({ length: 5 }, (_, i) => `p${i}: post(slug: "a") { content }`).join(' ')} }`,
    ],
    [
      'five questions in inline fragments (issue 34)',
      `{ ${Array.from({ length: 3 }, (_, i) => `... on Query { p${i}: post(slug: "a") { content } } ... { q${i}: posts { pageInfo { endCursor } } }`).join(' ')} }`,
    ],
    [
      'five questions of which a fragment repeats some (issue 34)',
      `{ ...A ...B } fragment A on Query { ...C c: post(slug: "a") { title } } fragment B on Query { ...C } fragment C on Query { a: post(slug: "a") { title } b: post(slug: "a") { title } }`,
    ],
    ['the schema', '{ __schema { types { name } } }'],
    ['more words than any query has', `{ ${'posts { pageInfo { endCursor } } '.repeat(120)} }`],
  ])('refuses, before it reads any posts, %s', async (_, query) => {
    let requestCount = 0;
    const counting: Blog = {
      page: async () => {
        requestCount += 1;
        return err('away');
      },
      post: async () => {
        requestCount += 1;
        return err('away');
      },
    };
    const answer = await ask(query, {}, shop(counting));
    expect(answer.errors?.length).toBeGreaterThan(0);
    expect([answer.data ?? null, requestCount]).toEqual([null, 0]);
  });

  it('issue 34: a query with four root fields gets a response; more than four are not allowed', async () => {
    const { data, errors } = await ask(
      '{ a: posts(first: 1) { pageInfo { endCursor } } ...B } fragment B on Query { b: post(slug: "piec-wezlow") { title } ... { c: post(slug: "x") { title } d: post(slug: "y") { title } } }',
    );
    expect([errors, Object.keys(data ?? {})]).toEqual([undefined, ['a', 'b', 'c', 'd']]);
  });

  it('refuses a body of more than 16 kB', async () => {
    const answer = await shop().inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: `{ posts { pageInfo { endCursor } } } ${'#'.repeat(17_000)}` },
    });
    expect(answer.statusCode).toBe(413);
  });

  it('if the blog service is unavailable, the response has an error with this reason', async () => {
    const away: Blog = { page: async () => err('away'), post: async () => err('away') };
    expect((await ask(LIST, {}, shop(away))).errors?.[0]?.message).toContain('does not answer');
  });

  it('the complete server answers a query, and refuses a body of more than 16 kB', async () => {
    const { app } = await openServerShop();
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ posts(first: 1) { edges { node { title } } } }' },
    });
    expect([answer.statusCode, answer.json().data.posts.edges.length]).toEqual([200, 1]);
    const over = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: `{ posts { pageInfo { endCursor } } } ${'#'.repeat(17_000)}` },
    });
    expect([over.statusCode, over.json().message]).toEqual([413, 'Body over 16 kB']);
  });
});
