import { postPageUrl } from '../../../adapters/http/contract/pages.pl.ts';
import type { PostCard as Post } from '../../../application/ports/blog.ts';
import { formatDate, joinShortWordsByNoBreakSpaces } from '../../format.ts';
import { Card } from '../../parts/Card.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx';
import { blogCopy } from './copy/blog.pl.ts';
import css from './PostCards.module.css';

/** Draws two sails above waves for posts without a picture (P-130). */
const PlaceholderMark = () => (
  <svg className={css.mark} viewBox="0 0 34 34" aria-hidden="true">
    <path d="M15 2v17H5C6 12 9.5 6 15 2zM18 5c4.5 3.5 7.5 8.5 8.5 14H18z" fill="currentColor" />
    <path d="M2 25q5-4.5 10 0t10 0 10 0M8 31q4.5-4 9 0t9 0" />
  </svg>
);

type Props = {
  readonly post: Post;
  readonly as?: 'h2' | 'h3';
  readonly early?: boolean;
};

const PostCard = ({ post, as: Title = 'h2', early = false }: Props) => (
  <Card as="li" lift>
    <div className={css.picture}>
      {post.picture === null ? (
        <PlaceholderMark />
      ) : (
        <ResponsiveImage
          src={post.picture.url}
          alt=""
          width={1200}
          height={750}
          loading={early ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </div>
    <div className={css.body}>
      <Title className={css.title}>
        <a href={postPageUrl(post.slug)}>{joinShortWordsByNoBreakSpaces(post.title)}</a>
      </Title>
      <p>{joinShortWordsByNoBreakSpaces(post.excerpt)}</p>
      <p className={css.when}>
        <time dateTime={post.date}>{formatDate(post.date)}</time>
        {post.minutes !== null && ` · ${blogCopy.reading(post.minutes)}`}
      </p>
    </div>
  </Card>
);

type PostCardsProps = {
  readonly posts: readonly Post[];
  readonly as?: 'h2' | 'h3';
  readonly early?: number;
  readonly inRow?: boolean;
};

export const PostCards = ({ posts, as, early = 0, inRow = false }: PostCardsProps) => (
  <ul className={joinClasses(css.cards, inRow && css.inRow)}>
    {posts.map((post, index) => (
      <PostCard
        key={post.slug}
        post={post}
        early={index < early}
        {...(as === undefined ? {} : { as })}
      />
    ))}
  </ul>
);
