import { offersAddress, readOffersQuery } from '../../../adapters/http/contract/list-query.ts';
import { Carousel } from '../../parts/Carousel.tsx';
import { Wave } from '../../parts/Wave.tsx';
import { unbroken } from '../../parts/words/unbroken.tsx';
import { partOfDay } from '../../shown/hours.ts';
import { Picture } from '../content/Picture.tsx';
import { Band } from './Band.tsx';
import type { HomeProps } from './block.ts';
import css from './Rows.module.css';

/** What the shop claims of itself, in figures. */
export const Claims = ({ block }: HomeProps) => (
  <div className="wrap">
    <ul className={css.claims}>
      {block.Contents.Boxes.map(({ Title, Text }) => (
        <li key={Title}>
          <b>{Title}</b>
          <span>{unbroken(Text)}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** The styles that are on offer, by their hours under sail; each leads to its cruises (P-038). */
export const Styles = ({ block, data }: HomeProps) => {
  const offered = new Set(data.filters.Types.map(({ OfferTypeId }) => OfferTypeId));
  const styles = block.Contents.Boxes.flatMap(({ Title, Label, Text, Buttons: [button] }) => {
    const { type } = readOffersQuery(button?.Link.split('?')[1] ?? '');
    return button !== undefined && type.some((id) => offered.has(id)) ? [{ Title, Label, Text, words: button.Label, type }] : [];
  });
  if (styles.length === 0) return null;
  return (
    <Band block={block} ground="ink">
      <ol className={css.styles}>
        {styles.map(({ Title, Label, Text, words, type }) => (
          <li key={Title}>
            <h3>{Title}</h3>
            <div className={css.hours}>
              <b>{unbroken(Label)}</b>
              <Wave part={partOfDay(Label)} onDark />
            </div>
            <p>{unbroken(Text)}</p>
            <a href={offersAddress({ type })}>
              {words}
              <span className="vh"> {Title}</span>
            </a>
          </li>
        ))}
      </ol>
    </Band>
  );
};

/** How booking goes, along a wake. */
export const Steps = ({ block }: HomeProps) => (
  <Band block={block}>
    <ol className={css.steps}>
      {block.Contents.Boxes.map(({ Title, Text }, index) => (
        <li key={Title}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{Title}</h3>
          <p>{unbroken(Text)}</p>
        </li>
      ))}
    </ol>
  </Band>
);

/** What makes a booking safe: three, two or one at a time (P-042). */
export const Slides = ({ block }: HomeProps) => (
  <Band block={block}>
    <Carousel label={block.Heading} size="unit">
      {block.Contents.Boxes.map(({ Title, Text, Images: [drawing], Buttons: [button] }) => (
        <article key={Title} className={css.slide}>
          {drawing !== undefined && <Picture image={{ ...drawing, alt: '' }} />}
          <h3>{Title}</h3>
          <p>{unbroken(Text)}</p>
          {button !== undefined && <a href={button.Link}>{button.Label}</a>}
        </article>
      ))}
    </Carousel>
  </Band>
);

/** Squares of life aboard, five to one at a time (P-044); one leads somewhere only where the content says where. */
export const Squares = ({ block }: HomeProps) => (
  <Band block={block}>
    <Carousel label={block.Heading} size="square">
      {block.Contents.Boxes.map(({ Title, Images: [picture], Buttons: [button] }) => (
        <figure key={Title} className={css.square}>
          {picture !== undefined && <Picture image={picture} />}
          <figcaption>
            {Title}
            {button !== undefined && (
              <>
                {' '}
                <a href={button.Link}>{button.Label}</a>
              </>
            )}
          </figcaption>
        </figure>
      ))}
    </Carousel>
  </Band>
);

/** The signs of the partners (P-045). */
export const Signs = ({ block }: HomeProps) => (
  <Band block={block}>
    <ul className={css.signs}>
      {block.Contents.Boxes.map(({ Title, Images: [sign] }) => (
        <li key={Title}>{sign === undefined ? Title : <Picture image={sign} />}</li>
      ))}
    </ul>
  </Band>
);
