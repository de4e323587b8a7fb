import { useEffect, useRef } from 'react';
import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { offerCopy } from '../../copy/offers.pl.ts';
import css from './OfferMovie.module.css';

/** The film has no sound. It starts in view, unless the visitor prefers reduced motion. */
export const OfferMovie = ({ offer }: { readonly offer: OfferDetails }) => {
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
  const { Movie } = offer;
  if (Movie === null) return null;
  return (
    <section className={css.movie} id="film" aria-label={offerCopy.movie}>
      <div className="wrap">
        <video
          ref={film}
          src={Movie.url}
          poster={Movie.poster}
          width={960}
          height={540}
          loop
          muted
          playsInline
          controls
          preload="none"
        />
      </div>
    </section>
  );
};
