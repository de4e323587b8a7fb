import type { ContentBox } from '../../../adapters/http/contract/offers/content.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { Carousel } from '../../parts/Carousel.tsx';
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx';
import css from './Hero.module.css';
import { HeroFilm, SCENE_WINDOWS } from './HeroFilm.tsx';
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
