import { offerListUrl } from '../../../adapters/http/contract/list-query.ts';
import { nouns } from '../../copy/offers.pl.ts';
import { pluralize } from '../../format.ts';
import { ContentPicture } from '../../shared/content/ContentPicture.tsx';
import { homeCopy } from './copy/home.pl.ts';
import css from './DestinationTiles.module.css';
import { type HomeProps, HomeSection } from './HomeSection.tsx';

/** A tile's name links to the country's page, its number of cruises to the list (P-038, P-039). */
export const DestinationTiles = ({ block, data }: HomeProps) => {
  const tileOf = (name: string) => block.Contents.Boxes.find(({ Title }) => Title === name);
  const countries = data.frame?.destinations ?? [];
  const tiles = countries.filter(({ name }) => tileOf(name) !== undefined);
  const otherCountries = countries.filter(({ name }) => tileOf(name) === undefined);
  return (
    <HomeSection block={block}>
      <ul className={css.places}>
        {tiles.map(({ name, link }) => {
          const [picture] = tileOf(name)?.Images ?? [];
          const country = data.filters.Countries.find(({ Name }) => Name === name);
          return (
            <li key={name}>
              {picture !== undefined && <ContentPicture image={{ ...picture, alt: '' }} />}
              <p className={css.plate}>
                <a className={css.name} href={link}>
                  {name}
                </a>
                {country !== undefined && country.OffersCount > 0 && (
                  <a
                    className={css.count}
                    href={offerListUrl({ destination: [country.CountryId] })}
                  >
                    {pluralize(country.OffersCount, nouns.cruises)}
                    <span className="vh">{`, ${name}`}</span>
                  </a>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {otherCountries.length > 0 && (
        <p className={css.others}>
          <span>{homeCopy.alsoTo}</span>
          {otherCountries.map(({ name, link }) => (
            <a key={name} href={link}>
              {name}
            </a>
          ))}
        </p>
      )}
    </HomeSection>
  );
};
