import { Carousel } from '../../parts/Carousel.tsx';
import { Html } from '../../parts/words/Html.tsx';
import { ContentPicture } from '../../shared/content/ContentPicture.tsx';
import { allButOne } from '../../view-models/all-but-one.ts';
import { Band } from './Band.tsx';
import type { HomeProps } from './block.ts';
import css from './Voices.module.css';

/** Milliseconds of the animation between two quotes (P-037). */
const PACE = 1000;

/** For each page view the server draws seven of eight (P-037). */
export const Voices = ({ block, data }: HomeProps) => (
  <Band block={block}>
    <Carousel label={block.Heading} size="whole" pace={PACE}>
      {allButOne(block.Contents.Boxes, data.hand).map(
        ({ Title, Label, Text, HTML, Images: [face] }) => (
          <figure key={Title} className={css.voice}>
            {face !== undefined && <ContentPicture image={{ ...face, alt: '' }} />}
            <blockquote>
              <Html html={HTML} size="whole" />
            </blockquote>
            <figcaption>
              <span>
                <b>{Title}</b>
                {`, ${Label}`}
              </span>
              {Text !== '' && <span className={css.sample}>{Text}</span>}
            </figcaption>
          </figure>
        ),
      )}
    </Carousel>
    <div className={css.note}>
      <Html html={block.Contents.HTML} size="small" />
    </div>
  </Band>
);
