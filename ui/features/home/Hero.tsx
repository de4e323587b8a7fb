import { useContext, useEffect, useRef, useState } from 'react';
import type { ContentBox } from '../../../adapters/http/contract/offers/content.ts';
import { useIsMotionAllowed } from '../../hooks/use-is-motion-allowed.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Autoplay, Carousel } from '../../parts/Carousel.tsx';
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx';
import css from './Hero.module.css';
import type { HomeProps } from './HomeSection.tsx';
import { SearchBar } from './SearchBar.tsx';

/** Milliseconds for which a scene of the home page is visible (P-036). */
const EVERY = 6000;
const PACE = 900;

type SceneProps = { readonly images: ContentBox['Images']; readonly early: boolean };

const Scene = ({ images, early }: SceneProps) => {
  const [wide, ...narrower] = images;
  if (wide === undefined) return null;
  const image = (
    <ResponsiveImage
      src={wide.url}
      alt={wide.alt}
      width={wide.width}
      height={wide.height}
      sizes="100vw"
      loading={early ? 'eager' : 'lazy'}
      {...(early ? { fetchPriority: 'high' as const } : {})}
    />
  );
  if (narrower.length === 0) return <div className={css.scene}>{image}</div>;
  return (
    <picture className={css.scene}>
      {narrower
        .map((image, index) => (
          <source
            key={image.url}
            media={SCENE_WINDOWS[index + 1]}
            srcSet={image.url}
            width={image.width}
            height={image.height}
          />
        ))
        .reverse()}
      {image}
    </picture>
  );
};

export const Hero = ({ block, data }: HomeProps) => (
  <>
    <Carousel label={block.Heading} size="scene" every={EVERY} pace={PACE}>
      {block.Contents.Boxes.map(({ Title, Text, Images, Buttons: [button] }, index) => {
        const Heading = index === 0 ? 'h1' : 'h2';
        return (
          <article key={Title} className={css.slide}>
            <Scene images={Images} early={index === 0} />
            <HeroFilm stills={Images} />
            <div className={`wrap ${css.say}`}>
              <Heading>{Title}</Heading>
              <p>{Text}</p>
              {button !== undefined && (
                <div className={css.go}>
                  <ButtonLink kind="line" small href={button.Link}>
                    {button.Label}
                  </ButtonLink>
                </div>
              )}
            </div>
          </article>
        );
      })}
    </Carousel>
    <div className="wrap">
      <SearchBar filters={data.filters} sailings={data.sailings} />
    </div>
  </>
);

type Still = ContentBox['Images'][number];

/** Media queries of the window sizes. Each scene has a picture and a film for each size. */
const SCENE_WINDOWS = [
  '',
  '(max-width: 68.6875em)',
  '(max-width: 51.1875em)',
  '(max-width: 37.4375em)',
] as const;

const fittingStill = (stills: readonly Still[]): Still | undefined =>
  stills[SCENE_WINDOWS.findLastIndex((media) => media === '' || window.matchMedia(media).matches)];

/** The film loads when the browser is idle, and plays only while it is visible (P-036). */
const HeroFilm = ({ stills }: { readonly stills: readonly Still[] }) => {
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const goesOn = useContext(Autoplay);
  const plays = useIsMotionAllowed(place) && goesOn;
  const [still, setStill] = useState<Still>();
  useEffect(() => {
    if (plays) setStill((begun) => begun ?? fittingStill(stills));
    // If the browser blocks autoplay, the picture under the film stays visible.
    if (plays) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [plays, stills]);
  const movie = still?.movie;
  if (still === undefined || movie === undefined) return <div ref={place} className={css.film} />;
  const { width, height } = still;
  return (
    <div ref={place} className={css.film} aria-hidden="true">
      {!movie.endsWith('.svg') ? (
        <video
          ref={video}
          src={movie}
          poster={still.url}
          width={width}
          height={height}
          autoPlay
          loop
          muted
          playsInline
          tabIndex={-1}
        />
      ) : (
        plays && <img src={movie} alt="" width={width} height={height} decoding="async" />
      )}
    </div>
  );
};
