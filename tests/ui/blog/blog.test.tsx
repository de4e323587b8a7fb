// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { metadataOf } from '../../../ui/app/metadata/metadata-of-page.ts';
import { BlogPage } from '../../../ui/features/blog/BlogPage.tsx';
import { PostPage } from '../../../ui/features/blog/PostPage.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import type { PageData } from '../../../ui/state/page-data.ts';
import { openPage } from '../offers/render-screen.tsx';

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
const open = (data: PageData) =>
  openPage(
    <PageDataProvider value={data}>
      {data.kind === 'blog' ? <BlogPage /> : <PostPage />}
    </PageDataProvider>,
  );

describe('the list of posts', () => {
  it('has cards that link to the posts, with title, date, excerpt and a drawn picture (P-130)', () => {
    const { page, getByRole, getByText } = open(list());
    expect(getByRole('link', { name: 'Pięć węzłów' }).getAttribute('href')).toBe(
      '/blog/piec-wezlow',
    );
    expect(getByText('25.02.2026').getAttribute('datetime')).toBe('2026-02-25');
    getByText(/4 minuty czytania/);
    getByText('Na sznurowadle.');
    expect(page.querySelector('svg.mark')).not.toBeNull();
  });

  it('has a link „Więcej”, which works without JavaScript, only if more pages exist (P-131)', () => {
    expect(open(list()).getByRole('link', { name: 'Więcej' }).getAttribute('href')).toBe(
      '/blog?po=c1',
    );
    expect(open(list({ hasNextPage: false })).queryByText('Więcej')).toBeNull();
  });

  it('if the external blog is unavailable, says so and asks search engines not to index the page', () => {
    const away: PageData<'blog'> = { kind: 'blog', after: null, page: null };
    open(away).getByText(/Blog chwilowo milczy/);
    expect(metadataOf(away, '/blog', 'https://shop.example')).toMatchObject({ noIndex: true });
  });
});

describe('the page of a blog article', () => {
  it('has a link back, title, date, list of contents and the article’s HTML (P-132)', () => {
    const { page, getByRole, getByText, getAllByRole, getAllByText } = open(article);
    for (const back of getAllByRole('link', { name: 'Wszystkie wpisy' }))
      expect(back.getAttribute('href')).toBe('/blog');
    getByRole('heading', { level: 1, name: 'Pięć węzłów' });
    expect(getAllByText('25.02.2026')).toHaveLength(2);
    const contents = getAllByRole('link', { name: 'Ósemka' });
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(['#w0', '#w0']);
    const section = getByRole('heading', { level: 2, name: 'Ósemka' });
    expect(section.id).toBe('osemka');
    const [beforeSection] = contents.map((link) => link.closest('details')).filter(Boolean);
    // The text before the first heading, the list of contents, then the sections.
    expect(getByText('Lina.').compareDocumentPosition(beforeSection ?? page)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(beforeSection?.compareDocumentPosition(section)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(page.querySelector('[style]')).toBeNull();
  });

  it('shows the author’s portrait from the team’s page, or the initials if the author has none', () => {
    const portraits = (key: string) => {
      const { page, queryAllByText } = open({
        ...article,
        post: { ...post, author: { ...post.author, key } },
      });
      const pictures = [...page.querySelectorAll('img')].map((img) => img.getAttribute('src'));
      return {
        pictures: pictures.filter((src) => src?.startsWith('/sceny/osoba-')),
        initials: queryAllByText('TZ').length,
      };
    };
    const drawn = '/sceny/osoba-tomek.svg';
    expect(portraits('tomek')).toEqual({ pictures: [drawn, drawn], initials: 0 });
    expect(portraits('obcy').pictures).toEqual([]);
    expect(portraits('obcy').initials).toBeGreaterThan(0);
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
