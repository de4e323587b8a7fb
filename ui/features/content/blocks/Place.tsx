import { type RefObject, useEffect, useRef, useState } from 'react';
import { contentCopy } from '../../../copy/content.pl.ts';
import { nouns } from '../../../copy/offers.pl.ts';
import { pluralize } from '../../../format.ts';
import { Html, renderUnbreakableParts } from '../../../parts/words/Html.tsx';
import { ContentPicture } from '../../../shared/content/ContentPicture.tsx';
import type { BlockProps } from './block.ts';
import css from './Place.module.css';

/** A row that is wider than its container must be focusable, so that arrow keys can scroll it. */
const useHorizontalScroll = (row: RefObject<HTMLElement | null>): boolean => {
  const [sideways, setSideways] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const element = row.current;
      setSideways(element !== null && element.scrollWidth > element.clientWidth + 1);
    };
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [row]);
  return sideways;
};

export const Regions = ({ block, data }: BlockProps) => {
  const row = useRef<HTMLUListElement>(null);
  const sideways = useHorizontalScroll(row);
  return (
    <ul className={css.regions} ref={row} tabIndex={sideways ? 0 : undefined}>
      {block.Contents.Boxes.map(({ Title, Label, Text, HTML, Images: [image] }) => {
        const cruises = data.regions[Title] ?? 0;
        return (
          <li key={Title}>
            {image !== undefined && <ContentPicture image={image} />}
            <div className={css.words}>
              <h3>{Title}</h3>
              {Text !== '' && <p>{renderUnbreakableParts(Text)}</p>}
              <Html html={HTML} size="small" />
              <p className={css.end}>
                {cruises > 0 && <b>{pluralize(cruises, nouns.cruises)}</b>}{' '}
                {Label !== '' && <span>{renderUnbreakableParts(Label)}</span>}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
};

/** Each picture of the gallery can have a link, which opens another site in a new tab (P-067). */
export const GalleryBlock = ({ block }: BlockProps) => (
  <ul className={css.gallery}>
    {block.Contents.Boxes.map(({ Title, Text, Images: [image], Buttons: [more] }) => (
      <li key={Title}>
        {image !== undefined && <ContentPicture image={image} />}
        <h3>{Title}</h3>
        {Text !== '' && <p>{renderUnbreakableParts(Text)}</p>}
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
