import { offerListUrl, readOffersQuery } from '../../../adapters/http/contract/list-query.ts';
import { Carousel } from '../../parts/Carousel.tsx';
import { WaveBar } from '../../parts/WaveBar.tsx';
import { renderUnbreakableParts } from '../../parts/words/Html.tsx';
import { ContentPicture } from '../../shared/content/ContentPicture.tsx';
import { hoursAsFractionOfTen } from '../../view-models/hours.ts';
import { type HomeProps, HomeSection } from './HomeSection.tsx';
import css from './Rows.module.css';

export const ClaimsRow = ({ block }: HomeProps) => (
  <div className="wrap">
    <ul className={css.claims}>
      {block.Contents.Boxes.map(({ Title, Text }) => (
        <li key={Title}>
          <b>{Title}</b>
          <span>{renderUnbreakableParts(Text)}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** Each style of cruise links to its cruises (P-038). */
export const CruiseStyles = ({ block, data }: HomeProps) => {
  const offered = new Set(data.filters.Types.map(({ OfferTypeId }) => OfferTypeId));
  const styles = block.Contents.Boxes.flatMap(({ Title, Label, Text, Buttons: [button] }) => {
    const { type } = readOffersQuery(button?.Link.split('?')[1] ?? '');
    return button !== undefined && type.some((id) => offered.has(id))
      ? [{ Title, Label, Text, words: button.Label, type }]
      : [];
  });
  if (styles.length === 0) return null;
  return (
    <HomeSection block={block} ground="ink">
      <ol className={css.styles}>
        {styles.map(({ Title, Label, Text, words, type }) => (
          <li key={Title}>
            <h3>{Title}</h3>
            <div className={css.hours}>
              <b>{renderUnbreakableParts(Label)}</b>
              <WaveBar part={hoursAsFractionOfTen(Label)} onDark />
            </div>
            <p>{renderUnbreakableParts(Text)}</p>
            <a href={offerListUrl({ type })}>
              {words}
              <span className="vh"> {Title}</span>
            </a>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
};

export const StepsRow = ({ block }: HomeProps) => (
  <HomeSection block={block}>
    <ol className={css.steps}>
      {block.Contents.Boxes.map(({ Title, Text }, index) => (
        <li key={Title}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{Title}</h3>
          <p>{renderUnbreakableParts(Text)}</p>
        </li>
      ))}
    </ol>
  </HomeSection>
);

/** The carousel shows one to three slides, depending on the width (P-042). */
export const SlidesRow = ({ block }: HomeProps) => (
  <HomeSection block={block}>
    <Carousel label={block.Heading} size="unit">
      {block.Contents.Boxes.map(({ Title, Text, Images: [drawing], Buttons: [button] }) => (
        <article key={Title} className={css.slide}>
          {drawing !== undefined && <ContentPicture image={{ ...drawing, alt: '' }} />}
          <h3>{Title}</h3>
          <p>{renderUnbreakableParts(Text)}</p>
          {button !== undefined && <a href={button.Link}>{button.Label}</a>}
        </article>
      ))}
    </Carousel>
  </HomeSection>
);

/**
 * Shows one to five square pictures side by side. The content decides which have a link (P-044).
 */
export const SquarePicturesRow = ({ block }: HomeProps) => (
  <HomeSection block={block}>
    <Carousel label={block.Heading} size="square">
      {block.Contents.Boxes.map(({ Title, Images: [picture], Buttons: [button] }) => (
        <figure key={Title} className={css.square}>
          {picture !== undefined && <ContentPicture image={picture} />}
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
  </HomeSection>
);

export const PartnerLogos = ({ block }: HomeProps) => (
  <HomeSection block={block}>
    <ul className={css.signs}>
      {block.Contents.Boxes.map(({ Title, Images: [sign] }) => (
        <li key={Title}>{sign === undefined ? Title : <ContentPicture image={sign} />}</li>
      ))}
    </ul>
  </HomeSection>
);
