import { offersAddress } from '../../../adapters/http/contract/list-query.ts';
import { nouns } from '../../copy/offers.pl.ts';
import { pluralize } from '../../format.ts';
import { ContentPicture } from '../../shared/content/ContentPicture.tsx';
import { Band } from './Band.tsx';
import type { HomeProps } from './block.ts';
import css from './Places.module.css';

/** The name links to the country's page, the number of cruises to the list (P-038, P-039). */
export const Places = ({ block, data }: HomeProps) => (
  <Band block={block}>
    <ul className={css.places}>
      {(data.frame?.destinations ?? []).map(({ name, link }) => {
        const [picture] = block.Contents.Boxes.find(({ Title }) => Title === name)?.Images ?? [];
        const country = data.filters.Countries.find(({ Name }) => Name === name);
        return (
          <li key={name}>
            {picture !== undefined && <ContentPicture image={{ ...picture, alt: '' }} />}
            <p className={css.plate}>
              <a className={css.name} href={link}>
                {name}
              </a>
              {country !== undefined && country.OffersCount > 0 && (
                <a className={css.count} href={offersAddress({ destination: [country.CountryId] })}>
                  {pluralize(country.OffersCount, nouns.cruises)}
                  <span className="vh">{`, ${name}`}</span>
                </a>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  </Band>
);
