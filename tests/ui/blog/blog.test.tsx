import { describe, expect, it } from 'vitest';
import { metadataOf } from '../../../ui/app/metadata/metadata-of-page.ts';
import { BlogPage } from '../../../ui/features/blog/BlogPage.tsx';
import { PostPage } from '../../../ui/features/blog/PostPage.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import type { PageData } from '../../../ui/state/page-data.ts';
import { renderScreen } from '../offers/render-screen.tsx';

const card = {
  slug: 'piec-wezlow',
  title: 'Pięć węzłów',
  date: '2026-02-25',
  excerpt: 'Na sznurowadle.',
  picture: null,
  minutes: 4,
};
const post = {
  ...card,
  content: '<p>Lina.</p><h2 id="osemka">Ósemka</h2>',
  headings: ['Ósemka', 'Knagowy', 'Wyblinka', 'Ratowniczy'].map((text, index) => ({
    id: `w${index}`,
    text,
  })),
  wide: null,
  small: null,
  author: { key: 'tomek', name: 'Tomek Zaręba', role: 'skipper', about: 'Uczy.' },
  offers: null,
  next: [],
};
const list = (more: object = {}): PageData<'blog'> => ({
  kind: 'blog',
  after: null,
  page: { posts: [card], hasNextPage: true, endCursor: 'c1', ...more },
});
const article: PageData<'post'> = { kind: 'post', post, next: [card], offers: [] };
const screen = (data: PageData) =>
  renderScreen(
    <PageDataProvider value={data}>
      {data.kind === 'blog' ? <BlogPage /> : <PostPage />}
    </PageDataProvider>,
  );

describe('the list of posts', () => {
  it('has cards that link to the posts, with title, date, excerpt and a drawn picture (P-130)', () => {
    const html = screen(list());
    expect(html).toContain('<a href="/blog/piec-wezlow">Pięć węzłów</a>');
    expect(html).toContain('<time dateTime="2026-02-25">25.02.2026</time> · 4 minuty czytania');
    expect(html).toContain('Na sznurowadle.');
    expect(html).toMatch(/<svg class="mark"/);
  });

  it('has a link „Więcej”, which works without JavaScript, only if more pages exist (P-131)', () => {
    expect(screen(list())).toContain('href="/blog?po=c1"');
    expect(screen(list())).toContain('Więcej');
    expect(screen(list({ hasNextPage: false }))).not.toContain('Więcej');
  });

  it('if the external blog is unavailable, says so and asks search engines not to index the page', () => {
    const away: PageData<'blog'> = { kind: 'blog', after: null, page: null };
    expect(screen(away)).toContain('Blog chwilowo milczy');
    expect(metadataOf(away, '/blog', 'https://shop.example')).toMatchObject({ noIndex: true });
  });
});

describe('the page of a blog article', () => {
  it('has a link back, title, date, list of contents and the article’s HTML (P-132)', () => {
    const html = screen(article);
    expect(html).toContain('href="/blog"');
    expect(html).toContain('<h1>Pięć węzłów</h1>');
    expect(html).toMatch(
      /<p>Lina\.<\/p><\/div><details.*<\/details><div class="prose"><h2 id="osemka">Ósemka<\/h2>/,
    );
    expect(html.match(/href="#w0"/g)?.length).toBe(2);
    expect(html).not.toContain('style=');
  });

  it('shows the author’s portrait from the team’s page, or the initials if the author has none', () => {
    expect(screen(article).match(/src="\/sceny\/osoba-tomek\.svg"/g)).toHaveLength(2);
    const stranger = screen({
      ...article,
      post: { ...post, author: { ...post.author, key: 'obcy' } },
    });
    expect(stranger).not.toContain('/sceny/osoba-');
    expect(stranger).toContain('>TZ</span>');
  });

  it('has JSON-LD of the type BlogPosting with its page address, day and author', () => {
    const head = metadataOf(article, '/blog/piec-wezlow', 'https://shop.example');
    expect(head).toMatchObject({
      canonical: 'https://shop.example/blog/piec-wezlow',
      type: 'article',
      feed: 'https://shop.example/blog/feed.xml',
    });
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: '2026-02-25',
      author: { name: 'Tomek Zaręba' },
    });
  });
});
