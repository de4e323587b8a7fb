import { useEffect, useRef, useState } from 'react';
import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { offerCopy } from '../../copy/offers.pl.ts';
import { partsCopy } from '../../copy/pl.ts';
import { useIsMotionAllowed } from '../../hooks/use-is-motion-allowed.ts';
import { Icon } from '../../parts/Icon.tsx';
import css from './OfferMovie.module.css';

type Movie = NonNullable<OfferDetails['Movie']>;
const SIZE = { width: 1200, height: 675 } as const;

/** The film has no sound. It starts when visible, unless the visitor prefers reduced motion. */
const Film = ({ url, poster }: Movie) => {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = film.current;
    if (!video || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const watch = new IntersectionObserver(([entry]) => {
      // A film that the visitor has paused does not start again.
      if (entry?.isIntersecting && video.currentTime === 0) video.play().catch(() => undefined);
      else if (!entry?.isIntersecting) video.pause();
    });
    watch.observe(video);
    return () => watch.disconnect();
  }, []);
  return (
    <video
      ref={film}
      src={url}
      poster={poster}
      {...SIZE}
      loop
      muted
      playsInline
      controls
      preload="none"
    />
  );
};

const MovingDrawing = ({ url, poster }: Movie) => {
  const place = useRef<HTMLDivElement>(null);
  const mayMove = useIsMotionAllowed(place);
  const [goesOn, setGoesOn] = useState(true);
  return (
    <div ref={place} className={css.drawing}>
      <img src={poster} alt="" {...SIZE} loading="lazy" decoding="async" />
      {mayMove && goesOn && <img src={url} alt="" {...SIZE} decoding="async" />}
      {mayMove && (
        <button
          type="button"
          aria-label={goesOn ? partsCopy.pause : partsCopy.play}
          onClick={() => setGoesOn(!goesOn)}
        >
          <Icon name={goesOn ? 'pause' : 'play'} />
        </button>
      )}
    </div>
  );
};

export const OfferMovie = ({ offer: { Movie } }: { readonly offer: OfferDetails }) =>
  Movie === null ? null : (
    <section className={css.movie} id="film" aria-label={offerCopy.movie}>
      <div className="wrap">
        {Movie.url.endsWith('.svg') ? <MovingDrawing {...Movie} /> : <Film {...Movie} />}
      </div>
    </section>
  );
