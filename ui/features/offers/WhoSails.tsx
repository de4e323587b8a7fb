import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import { aboardCopy } from './copy/offer-page.pl.ts';
import css from './WhoSails.module.css';

type Props = { readonly offer: Pick<OfferDetails, 'Aboard'> };

export const WhoSails = ({
  offer: {
    Aboard: { People, Summary },
  },
}: Props) => {
  if (People === 0) return null;
  return (
    <div className={css.aboard}>
      <h3>{aboardCopy.title}</h3>
      <p>{aboardCopy.people(People)}</p>
      {Summary !== null && (
        <>
          <ul>
            {Summary.Ages.map(({ From, People: count }) => (
              <li key={From}>{aboardCopy.ages(From, count)}</li>
            ))}
            <li>{aboardCopy.alone(Summary.Alone)}</li>
          </ul>
          {Summary.People !== People && <p className="muted">{aboardCopy.asOf(Summary.People)}</p>}
        </>
      )}
    </div>
  );
};
