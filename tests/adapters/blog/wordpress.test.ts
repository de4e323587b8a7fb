import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { blogPictures } from '../../../adapters/blog/wordpress/pictures.ts';
import { createSignatures } from '../../../adapters/blog/wordpress/signatures.ts';
import { wordpressBlog } from '../../../adapters/blog/wordpress/wordpress-blog.ts';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import { movableClock, openServerShop } from '../../http/server/server-shop.ts';
import { json, openService, postEdge, postsPage } from './fake-service.ts';

const hanging = (): void => {};

const KEY = 'a key of the shop';
const key = async (): Promise<string> => KEY;
const nameOf = (path: string): string =>
  createSignatures(KEY).sign('picture', Buffer.from(path).toString('base64url'));

/** The time limit is long for a busy machine; only a service that never answers reaches it. */
const blogOf = (url: string, milliseconds = 10_000) => {
  const [clock, logged] = [movableClock(), [] as string[]];
  return {
    clock,
    said: logged,
    blog: wordpressBlog(
      url,
      clock,
      (problem) => logged.push(problem),
      { milliseconds, bytes: 50_000 },
      key,
    ),
  };
};

describe('a blog from a WordPress service', () => {
  it('posts get texts without markup, and picture addresses of the shop instead of the service’s', async () => {
    const service = await openService((query, _, response) =>
      json(
        response,
        query.includes('"c2"')
          ? postsPage([postEdge('trzeci')])
          : postsPage(
              [
                postEdge('pierwszy', {
                  featuredImage: { sourceUrl: '/p/a.jpg', altText: 'Jacht' },
                }),
                postEdge('drugi', {
                  featuredImage: { sourceUrl: 'https://elsewhere.example/b.jpg', altText: '' },
                }),
              ],
              'c2',
            ),
      ),
    );
    const { blog } = blogOf(service.url);
    const first = (await blog.page(2, null))._unsafeUnwrap();
    expect(first.posts[0]).toEqual({
      slug: 'pierwszy',
      title: 'Wpis – pierwszy',
      date: '2026-05-01',
      excerpt: 'Krótko …',
      picture: { url: `/blog/obrazy/${nameOf('/p/a.jpg')}`, alt: 'Jacht' },
      minutes: null,
    });
    expect(first.posts[1]?.picture).toBeNull();
    const second = (await blog.page(2, first.endCursor))._unsafeUnwrap();
    expect([first.hasNextPage, second.hasNextPage, second.posts.map(({ slug }) => slug)]).toEqual([
      true,
      false,
      ['trzeci'],
    ]);
  });

  it('reads responses in the schema of the current WPGraphQL plug-in', async () => {
    const service = await openService((query, _, response) => {
      if (query.includes('featuredImage { sourceUrl') || query.includes('post(slug'))
        json(response, { errors: [{ message: 'Cannot query field' }] });
      else if (query.includes('idType: SLUG'))
        json(response, { data: { post: { title: 'A', date: '2026-05-01', content: '<p>B</p>' } } });
      else
        json(
          response,
          postsPage([
            postEdge('a', { featuredImage: { node: { sourceUrl: '/a.png', altText: null } } }),
          ]),
        );
    });
    const { blog } = blogOf(service.url);
    expect((await blog.page(20, null))._unsafeUnwrap().posts[0]?.picture?.alt).toBe('');
    expect((await blog.post('a'))._unsafeUnwrap()?.content).toBe('<p>B</p>');
    expect(service.asked.length).toBe(3);
  });

  it('R41: removes scripts, styles, frames, forms and pictures of other hosts', async () => {
    const evil = [
      '<h1>Tytuł</h1><h4>Dalej</h4><p onclick="x()" style="position:fixed" class="wp">Tekst <script>alert(1)</script><b>gruby</b></p>',
      '<iframe src="https://tracker.example"></iframe><form action="/v1/auth/logout"><input name="a"><button>Tak</button></form>',
      '<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><a href="https://good.example">c</a>',
      '<svg><a href="x"><text>d</text></a></svg><math><mi>e</mi></math><style>*{display:none}</style><object data="x"></object>',
      '<img src="x" onerror="alert(1)"><img src="https://tracker.example/p.gif"><img src="/ok.jpg" width="600" height="400" alt="Port">',
      '<p id="root">kotwica</p><noscript><img src="/n.jpg"></noscript><p><img src="/\\"><',
    ].join('');
    const service = await openService((_, __, response) =>
      json(response, { data: { post: { title: 'T', date: '2026-05-01', content: evil } } }),
    );
    const content = (await blogOf(service.url).blog.post('t'))._unsafeUnwrap()?.content ?? '';
    expect(content).not.toMatch(
      /script|onclick|onerror|style|class|iframe|<form|<input|<button|javascript:|data:|svg|math|object|tracker|id="root"|noscript/i,
    );
    expect(content).toContain(
      '<h2 id="wpis-tytul">Tytuł</h2><h3>Dalej</h3><p>Tekst <b>gruby</b></p>',
    );
    expect(content).toContain('<a href="https://good.example" rel="nofollow noopener">c</a>');
    expect(
      [...content.matchAll(/<img [^>]*src="([^"]*)"/g)]
        .map(([, src]) => src)
        .filter((src) => !src?.startsWith('/blog/obrazy/')),
    ).toEqual([]);
    expect(content).toContain(
      'alt="Port" loading="lazy" decoding="async" width="600" height="400"',
    );
  });

  it('serves cached responses while the service is unavailable, and queries the service again at intervals', async () => {
    const service = await openService((_, __, response) =>
      json(response, postsPage([postEdge('a')])),
    );
    const { blog, clock } = blogOf(service.url);
    await blog.page(20, null);
    await blog.page(20, null);
    expect(service.asked.length).toBe(1);
    service.answer((_, __, response) => response.writeHead(500).end());
    clock.pass(6 * MINUTE);
    expect((await blog.page(20, null))._unsafeUnwrap().posts[0]?.slug).toBe('a');
    await expect.poll(() => service.asked.length).toBe(2);
    expect((await blog.page(20, null)).isOk()).toBe(true);
    expect(service.asked.length).toBe(2);
    service.answer((_, __, response) => json(response, postsPage([postEdge('b')])));
    clock.pass(MINUTE);
    await blog.page(20, null);
    await expect
      .poll(async () => (await blog.page(20, null))._unsafeUnwrap().posts[0]?.slug)
      .toBe('b');
    clock.pass(8 * 24 * HOUR);
    service.answer((_, __, response) => response.writeHead(500).end());
    expect((await blog.page(20, null))._unsafeUnwrapErr()).toBe('away');
  });

  it.each([
    ['does not answer in time', hanging, 'did not answer in 300 ms'],
    [
      'sends more bytes than the shop accepts',
      (_: string, __: unknown, response: ServerResponse) =>
        response.end(`{"data": "${'a'.repeat(60_000)}"}`),
      'more than 50000 bytes',
    ],
    [
      'redirects the shop to another address',
      (_: string, __: unknown, response: ServerResponse) =>
        response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      'could not be reached',
    ],
    [
      'answers no JSON',
      (_: string, __: unknown, response: ServerResponse) => response.end('<html>'),
      'no JSON',
    ],
    [
      'answers in an unexpected form',
      (_: string, __: unknown, response: ServerResponse) =>
        json(response, { data: { posts: 'all' } }),
      'in an unexpected form',
    ],
    [
      'sends a post without a valid date',
      (_: string, __: unknown, response: ServerResponse) =>
        json(response, postsPage([postEdge('a', { date: 'soon' })])),
      'date',
    ],
  ])(
    'the blog is unavailable if the service %s, and the shop logs the reason',
    async (_, answerer, problem) => {
      const service = await openService(answerer);
      const { blog, said } = blogOf(service.url, answerer === hanging ? 300 : undefined);
      expect((await blog.page(20, null))._unsafeUnwrapErr()).toBe('away');
      expect(said.join()).toContain(problem);
    },
  );

  it('simultaneous reads of one post share a request; 8 requests can run at once, so of 40 reads 32 fail', async () => {
    const service = await openService((_, __, response) =>
      setTimeout(() => json(response, { data: { post: null } }), 50),
    );
    const { blog } = blogOf(service.url);
    await Promise.all([blog.post('a'), blog.post('a'), blog.post('a')]);
    expect(service.asked.length).toBe(1);
    const crowd = await Promise.all(Array.from({ length: 40 }, (_, i) => blog.post(`p${i}`)));
    expect(crowd.filter((answer) => answer.isOk()).length).toBe(8);
  });
});

describe('load that visitors cause at a WordPress blog (issue 34)', () => {
  const post = { data: { post: { title: 'A', date: '2026-05-01', content: '<p>B</p>' } } };

  it('requests for missing posts evict no cached post, so the cached post is shown if the service fails', async () => {
    const service = await openService((query, _, response) =>
      json(response, query.includes('"a"') ? post : { data: { post: null } }),
    );
    const { blog, clock } = blogOf(service.url);
    await blog.post('a');
    for (let nth = 0; nth < 310; nth += 1)
      expect((await blog.post(`nie-ma-${nth}`))._unsafeUnwrap()).toBeNull();
    service.answer((_, __, response) => response.writeHead(500).end());
    clock.pass(6 * 24 * HOUR);
    expect((await blog.post('a'))._unsafeUnwrap()?.title).toBe('A');
  });

  it('a missing post is queried again after half a minute; a post deleted at the service disappears', async () => {
    const service = await openService((_, __, response) =>
      json(response, { data: { post: null } }),
    );
    const { blog, clock } = blogOf(service.url);
    await blog.post('a');
    expect((await blog.post('a'))._unsafeUnwrap()).toBeNull();
    expect(service.asked.length).toBe(1);
    service.answer((_, __, response) => json(response, post));
    clock.pass(MINUTE);
    expect((await blog.post('a'))._unsafeUnwrap()?.title).toBe('A');
    service.answer((_, __, response) => json(response, { data: { post: null } }));
    clock.pass(6 * MINUTE);
    await blog.post('a');
    await expect.poll(async () => (await blog.post('a'))._unsafeUnwrap()).toBeNull();
  });

  it('a cursor that the shop did not sign is refused without a request to the service', async () => {
    const service = await openService((_, __, response) =>
      json(response, postsPage([postEdge('a')], 'c2')),
    );
    const { blog } = blogOf(service.url);
    const cursor = (await blog.page(20, null))._unsafeUnwrap().endCursor ?? '';
    for (const forged of [
      'c2',
      'x'.repeat(5000),
      cursor.replace('c2', 'c3'),
      `${cursor} `,
      createSignatures(KEY).sign('picture', 'c2'),
    ])
      expect((await blog.page(20, forged))._unsafeUnwrapErr()).toBe('badCursor');
    expect(service.asked.length).toBe(1);
    expect((await blog.page(20, cursor)).isOk()).toBe(true);
    expect((await blogOf(service.url).blog.page(20, cursor)).isOk()).toBe(true);
  });

  it('requests with another page size evict no page of the shop’s own blog list from the cache', async () => {
    let answerCount = 0;
    const service = await openService((query, _, response) => {
      answerCount += 1;
      json(
        response,
        postsPage([postEdge(query.includes('first: 20') ? 'lista' : 'krotka')], `c${answerCount}`),
      );
    });
    const { blog, clock } = blogOf(service.url);
    const second = (await blog.page(20, null))._unsafeUnwrap().endCursor;
    await blog.page(20, second);
    let after = second;
    for (let nth = 0; nth < 310; nth += 1) {
      after = (await blog.page(1, after))._unsafeUnwrap().endCursor;
      if (nth % 2 === 0) await blog.page(20, after);
    }
    service.answer((_, __, response) => response.writeHead(500).end());
    clock.pass(HOUR);
    for (const cursor of [null, second])
      expect((await blog.page(20, cursor))._unsafeUnwrap().posts[0]?.slug).toBe('lista');
  });

  it('while requests of one visitor wait for the service, other visitors still get responses', async () => {
    const service = await openService((query, _, response) =>
      query.includes('"wolny') ? undefined : json(response, post),
    );
    const { blog } = blogOf(service.url, 2_000);
    const slow = Array.from({ length: 28 }, (_, nth) => blog.post(`wolny-${nth}`, '198.51.100.9'));
    expect((await blog.post('a', '203.0.113.5'))._unsafeUnwrap()?.title).toBe('A');
    expect((await Promise.all(slow)).every((answer) => answer.isErr())).toBe(true);
    expect(service.asked.length).toBe(5);
    expect((await blog.post('b', '198.51.100.9')).isOk()).toBe(true);
  });

  it('all queries from one network address count against the same limit', async () => {
    const openResponses: ServerResponse[] = [];
    const service = await openService((query, _, response) =>
      query.includes('"wolny') ? openResponses.push(response) : json(response, post),
    );
    const { app } = await openServerShop({ config: { blogUrl: service.url } });
    await app.ready();
    const ask = (slugs: readonly string[], remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress,
        payload: {
          query: `{ ${slugs.map((slug, nth) => `p${nth}: post(slug: "${slug}") { title }`).join(' ')} }`,
        },
      });
    const slow = [0, 4].map((from) =>
      ask(
        [0, 1, 2, 3].map((nth) => `wolny-${from + nth}`),
        '198.51.100.9',
      ),
    );
    await expect.poll(() => openResponses.length, { timeout: 20_000 }).toBe(4);
    expect((await ask(['a'], '203.0.113.5')).json().data.p0.title).toBe('A');
    for (const response of openResponses) json(response, post);
    const errors = (await Promise.all(slow)).flatMap((answer) => answer.json().errors ?? []);
    expect([errors.length, openResponses.length]).toEqual([4, 4]);
  });
});

describe('headings and excerpts of a WordPress blog (issue 34)', () => {
  const renderedContent = async (content: string) => {
    const service = await openService((_, __, response) =>
      json(response, { data: { post: { title: 'T', date: '2026-05-01', content } } }),
    );
    const found = (await blogOf(service.url).blog.post('t'))._unsafeUnwrap();
    if (found === null) throw new Error('no post');
    return found;
  };

  it('headings have unique ids, which begin with “wpis-” to differ from other ids on the page', async () => {
    const { headings, content } = await renderedContent(
      ['root', 'state', 'Treść', 'A', 'A', 'A 2', 'Dalej']
        .map((text) => `<h2>${text}</h2>`)
        .join(''),
    );
    const ids = headings.map(({ id }) => id);
    expect(ids).toEqual([
      'wpis-root',
      'wpis-state',
      'wpis-tresc',
      'wpis-a',
      'wpis-a-2',
      'wpis-a-2-2',
      'wpis-dalej',
    ]);
    expect([...content.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
  });

  it('an excerpt has a space between headings, paragraphs, lines and list items, and adds none in a line', async () => {
    const { excerpt } = await renderedContent(
      '<h2>Dzień 1</h2><p>Po<b>ran</b>ek<br>w porcie</p><ul><li>kawa</li><li>chleb</li></ul><h2>Dzień 2</h2><script>x()</script>',
    );
    expect(excerpt).toBe('Dzień 1 Poranek w porcie kawa chleb Dzień 2');
  });
});

describe('pictures of a WordPress blog', () => {
  it('are fetched from the service’s host only, are refused if their type is no picture, and are cached', async () => {
    const service = await openService((path, _, response) => {
      if (path === '/a.png')
        response.setHeader('content-type', 'image/png').end(Buffer.from([1, 2, 3]));
      else if (path === '/page') response.setHeader('content-type', 'text/html').end('<script>');
      else response.writeHead(404).end();
    });
    const pictures = blogPictures(service.url, movableClock(), () => {}, key);
    const found = (await pictures(nameOf('/a.png')))._unsafeUnwrap();
    expect([found?.type, [...(found?.bytes ?? [])]]).toEqual(['image/png', [1, 2, 3]]);
    await pictures(nameOf('/a.png'));
    expect(service.asked).toEqual(['/a.png']);
    expect((await pictures(nameOf('/page')))._unsafeUnwrap()).toBeNull();
    expect((await pictures(nameOf('/none.png')))._unsafeUnwrapErr()).toBe('away');
    for (const name of [
      nameOf('//evil.example/a.png'),
      nameOf('https://evil.example/a.png'),
      nameOf('/\\evil.example/a.png'),
      'a+b',
      '',
    ])
      expect((await pictures(name))._unsafeUnwrap(), name).toBeNull();
    expect(service.asked.length).toBe(3);
  });

  it('issue 34: a picture is fetched only if its name has a signature that the shop made for pictures', async () => {
    const service = await openService((_, __, response) =>
      response.setHeader('content-type', 'image/png').end('x'),
    );
    const pictures = blogPictures(service.url, movableClock(), () => {}, key);
    const plain = Buffer.from('/wp-admin/?drop=1').toString('base64url');
    const foreign = createSignatures('another key').sign('picture', plain);
    const ofCursor = createSignatures(KEY).sign('cursor', plain);
    for (const name of [plain, `.${plain}`, `${'A'.repeat(16)}.${plain}`, foreign, ofCursor])
      expect((await pictures(name))._unsafeUnwrap(), name).toBeNull();
    expect(service.asked).toEqual([]);
  });

  it('with BLOG_URL, pictures are served from the shop’s own address and cannot run scripts', async () => {
    const service = await openService((path, _, response) => {
      if (path.includes('posts'))
        json(
          response,
          postsPage([postEdge('a', { featuredImage: { sourceUrl: '/a.svg', altText: '' } })]),
        );
      else
        response
          .setHeader('content-type', 'image/svg+xml')
          .end('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    });
    const { app } = await openServerShop({ config: { blogUrl: service.url } });
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ posts { edges { node { featuredImage { sourceUrl } } } } }' },
    });
    const { sourceUrl } = answer.json().data.posts.edges[0].node.featuredImage;
    const picture = await app.inject({ method: 'GET', url: sourceUrl });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(picture.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    const again = await app.inject({
      method: 'GET',
      url: sourceUrl,
      headers: { 'if-none-match': String(picture.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});
