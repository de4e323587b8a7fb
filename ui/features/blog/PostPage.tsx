import { findDrawnPicture } from '../../../adapters/http/contract/drawings.ts';
import type { OfferListItem } from '../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import type { Post, PostAuthor, PostCard, PostPicture } from '../../../application/ports/blog.ts';
import { formatDate, joinShortWordsByNoBreakSpaces } from '../../format.ts';
import { usePageData } from '../../hooks/use-page-data.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx';
import { OfferCard } from '../../shared/offers/OfferCard.tsx';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { blogCopy } from './copy/blog.pl.ts';
import { PostCards } from './PostCards.tsx';
import css from './PostPage.module.css';

const ENOUGH_HEADINGS = 4;

const Links = ({ headings }: Pick<Post, 'headings'>) => (
  <ul>
    {headings.map(({ id, text }) => (
      <li key={id}>
        <a href={`#${id}`}>{joinShortWordsByNoBreakSpaces(text)}</a>
      </li>
    ))}
  </ul>
);

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');

const Face = ({ author: { key, name, photograph } }: { readonly author: PostAuthor }) => {
  const drawn =
    photograph === undefined
      ? findDrawnPicture(`osoba-${key}`)
      : { url: photograph, width: 800, height: 800 };
  return (
    <span className={css.face} aria-hidden="true">
      {drawn === null ? (
        initials(name)
      ) : (
        <ResponsiveImage
          src={drawn.url}
          alt=""
          width={drawn.width}
          height={drawn.height}
          sizes="6rem"
          decoding="async"
        />
      )}
    </span>
  );
};

type WideProps = { readonly picture: PostPicture; readonly small: PostPicture | null };

const Wide = ({ picture, small }: WideProps) => {
  const image = (
    <ResponsiveImage
      src={picture.url}
      alt={picture.alt}
      width={1440}
      height={528}
      sizes="100vw"
      decoding="async"
      fetchPriority="high"
    />
  );
  if (small === null) return image;
  return (
    <picture>
      <source media="(max-width: 47.9375em)" srcSet={small.url} />
      {image}
    </picture>
  );
};

const Head = ({ post }: { readonly post: Post }) => (
  <header className={css.head}>
    <div className="wrap">
      <a className={css.back} href={pages.blog}>
        <Icon name="left" />
        {blogCopy.back}
      </a>
      <h1>{joinShortWordsByNoBreakSpaces(post.title)}</h1>
      <p className={css.by}>
        {post.author !== null && (
          <>
            <Face author={post.author} />
            <b>{`${post.author.name}, ${post.author.role}`}</b>
          </>
        )}
        <span>
          <time dateTime={post.date}>{formatDate(post.date)}</time>
          {post.minutes !== null && ` · ${blogCopy.reading(post.minutes)}`}
        </span>
      </p>
    </div>
    {post.wide !== null && (
      <div className={joinClasses('wrap', css.picture)}>
        <Wide picture={post.wide} small={post.small} />
      </div>
    )}
  </header>
);

type BodyProps = { readonly post: Post; readonly offers: readonly OfferListItem[] };

const leadOf = (html: string): readonly [lead: string, rest: string] => {
  const end = html.startsWith('<p>') ? html.indexOf('</p>') : -1;
  return end < 0 ? ['', html] : [html.slice(0, end + 4), html.slice(end + 4)];
};

const Prose = ({ html }: { readonly html: string }) =>
  html === '' ? null : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the blog's port returns only sanitised HTML (R41; adapters/html/sanitize-html.ts)
    <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
  );

const Body = ({ post, offers }: BodyProps) => {
  const contents = post.headings.length >= ENOUGH_HEADINGS;
  const [lead, body] = contents ? leadOf(post.content) : ['', post.content];
  return (
    <div className={joinClasses('wrap', css.story)}>
      {contents && (
        <nav className={css.contents} aria-label={blogCopy.contents}>
          <p>{blogCopy.contents}</p>
          <Links headings={post.headings} />
        </nav>
      )}
      <div className={css.column}>
        <Prose html={lead} />
        {contents && (
          <details className={css.folded}>
            <summary>{blogCopy.contents}</summary>
            <Links headings={post.headings} />
          </details>
        )}
        <Prose html={body} />
        {post.author !== null && (
          <p className={css.author}>
            <Face author={post.author} />
            <span>
              <b>{post.author.name}</b>
              {joinShortWordsByNoBreakSpaces(post.author.about)}
            </span>
          </p>
        )}
      </div>
      {offers.length > 0 && (
        <aside className={css.fit} aria-label={blogCopy.fitting}>
          <h2>{joinShortWordsByNoBreakSpaces(post.offers?.title ?? blogCopy.fitting)}</h2>
          {offers.map((offer) => (
            <OfferCard key={offer.OfferId} offer={offer} />
          ))}
        </aside>
      )}
    </div>
  );
};

const ReadOn = ({ posts }: { readonly posts: readonly PostCard[] }) => (
  <section className={joinClasses('section', css.next)}>
    <div className="wrap">
      <div className={css.nextHead}>
        <h2>{blogCopy.next}</h2>
        <ButtonLink kind="line" small href={pages.blog}>
          {blogCopy.back}
        </ButtonLink>
      </div>
      <PostCards posts={posts} as="h3" inRow />
    </div>
  </section>
);

export const PostPage = () => {
  const data = usePageData('post');
  if (data === undefined) return <NotFound />;
  const { post, offers, next } = data;
  const { empty } = blogCopy;
  return (
    <ShopPage current={pages.blog}>
      {post === null ? (
        <div className="wrap section">
          <EmptyState
            title={empty.title}
            as="h1"
            action={{ href: pages.blog, text: blogCopy.back }}
          >
            {empty.text}
          </EmptyState>
        </div>
      ) : (
        <>
          <article>
            <Head post={post} />
            <Body post={post} offers={offers} />
          </article>
          {next.length > 0 && <ReadOn posts={next} />}
        </>
      )}
    </ShopPage>
  );
};
