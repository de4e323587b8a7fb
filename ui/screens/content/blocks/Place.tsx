import { useRef } from 'react';
import type { OfferListItem } from '../../../../adapters/http/contract/offers/offers.ts';
import { contentCopy } from '../../../copy/content.pl.ts';
import { nouns } from '../../../copy/offers.pl.ts';
import { counted } from '../../../format.ts';
import { useSideways } from '../../../hooks/useSideways.ts';
import { Html } from '../../../parts/words/Html.tsx';
import { unbroken } from '../../../parts/words/unbroken.tsx';
import { cruisesToCome } from '../../../shown/standing.ts';
import { Picture } from '../Picture.tsx';
import type { BlockProps } from './block.ts';
import css from './Place.module.css';

const cruisesIn = (region: string, offers: readonly OfferListItem[]): number =>
  cruisesToCome(offers).filter(({ Region }) => Region.Name.replaceAll('\u00a0', ' ') === region.replaceAll('\u00a0', ' ')).length;

/** Regions are not offers: a picture beside words, no price. One that the catalogue names tells how many cruises sail there today. */
export const Regions = ({ block, data }: BlockProps) => {
  const row = useRef<HTMLUListElement>(null);
  const sideways = useSideways(row);
  return (
    <ul className={css.regions} ref={row} tabIndex={sideways ? 0 : undefined}>
      {block.Contents.Boxes.map(({ Title, Label, Text, HTML, Images: [image] }) => {
        const cruises = cruisesIn(Title, data.offers);
        return (
          <li key={Title}>
            {image !== undefined && <Picture image={image} />}
            <div className={css.words}>
              <h3>{Title}</h3>
              {Text !== '' && <p>{unbroken(Text)}</p>}
              <Html html={HTML} size="small" />
              <p className={css.end}>
                {cruises > 0 && <b>{counted(cruises, nouns.cruises)}</b>} {Label !== '' && <span>{unbroken(Label)}</span>}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
};

/** Pictures of a place with what they show, and a way out of the shop to those who look after it (P-067). */
export const Gallery = ({ block }: BlockProps) => (
  <ul className={css.gallery}>
    {block.Contents.Boxes.map(({ Title, Text, Images: [image], Buttons: [more] }) => (
      <li key={Title}>
        {image !== undefined && <Picture image={image} />}
        <h3>{Title}</h3>
        {Text !== '' && <p>{unbroken(Text)}</p>}
        {more !== undefined && (
          <a href={more.Link} target="_blank" rel="noopener noreferrer">
            {more.Label}
            <span className="vh"> {contentCopy.newWindow}</span>
          </a>
        )}
      </li>
    ))}
  </ul>
);
