import { useEffect, useState } from 'react';
import type { OfferListItem } from '../../../../adapters/http/contract/offers/offers.ts';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { KIND_KEY, KIND_WORDS, SPECIAL_LISTS } from '../../../../adapters/http/contract/special-lists.pl.ts';
import { listCopy } from '../../../copy/offers.pl.ts';
import { specialCopy } from '../../../copy/special-lists.pl.ts';
import { counted } from '../../../format.ts';
import { usePageData } from '../../../hooks/usePageData.ts';
import { Button, ButtonLink } from '../../../parts/Button.tsx';
import { CardGrid } from '../../../parts/CruiseCard.tsx';
import { EmptyState } from '../../../parts/EmptyState.tsx';
import type { PageData } from '../../../state/pageData.ts';
import { ShopPage } from '../../account/ShopPage.tsx';
import { MissingPage } from '../MissingPage.tsx';
import { OfferCard } from '../OfferCard.tsx';
import list from './ListPage.module.css';
import css from './SpecialListPage.module.css';
import { UnderWay } from './UnderWay.tsx';

/** /szkolenia, /mazury, /majowka, /sailandparty */
export const SpecialListPage = () => {
  const data = usePageData('special');
  return data ? <SpecialListScreen {...data} /> : <MissingPage />;
};

type Special = PageData<'special'>;

const AT_SEA: readonly OfferListItem['Standing'][] = ['startsToday', 'underWay'];

export const SpecialListScreen = ({ list: name, offers, kinds, chosen }: Special) => {
  const shown =
    chosen === null ? offers : offers.filter(({ OfferId }) => kinds.find(({ kind }) => kind === chosen)?.offers.includes(OfferId));
  const coming = shown.filter(({ Standing }) => !AT_SEA.includes(Standing));
  const underWay = shown.filter(({ Standing }) => AT_SEA.includes(Standing));
  const copy = specialCopy[name];
  return (
    <ShopPage current={SPECIAL_LISTS[name].path}>
      <div className={`wrap ${css.page}`}>
        <div className={list.intro}>
          <h1>{copy.title}</h1>
          <p className="lead">{copy.lead}</p>
          {name === 'trainings' && (
            <p>
              <ButtonLink kind="line" small href={pages.trainingsInformation}>
                {specialCopy.information}
              </ButtonLink>
            </p>
          )}
        </div>
        {name === 'trainings' && <Kinds all={offers.length} kinds={kinds} chosen={chosen} />}
        <h2 className={name === 'lakes' ? css.heading : 'vh'}>{name === 'lakes' ? specialCopy.lakesHeading : listCopy.heading}</h2>
        <p className="muted" role="status">
          {counted(coming.length, copy.nouns)}, {listCopy.sorted}
        </p>
        {coming.length > 0 ? (
          <CardGrid>
            {coming.map((offer, index) => (
              <OfferCard key={offer.OfferId} offer={offer} early={index < 3} />
            ))}
          </CardGrid>
        ) : (
          <EmptyState title={specialCopy.emptyTitle} action={{ href: pages.offers, text: listCopy.emptyAction }}>
            {specialCopy.emptyText}
          </EmptyState>
        )}
        {underWay.length > 0 && <UnderWay offers={underWay} />}
      </div>
    </ShopPage>
  );
};

/** One kind of training at a time. A plain form: without a script its button asks the server, with one every choice does so at once. */
const Kinds = ({ all, kinds, chosen }: Pick<Special, 'kinds' | 'chosen'> & { readonly all: number }) => {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const choices = [
    { value: '', text: specialCopy.kinds.all, count: all, ticked: chosen === null },
    ...kinds.map(({ kind, offers }) => ({
      value: KIND_WORDS[kind],
      text: specialCopy.kinds[kind],
      count: offers.length,
      ticked: kind === chosen,
    })),
  ];
  return (
    <form className={css.kinds} action={pages.trainings}>
      <fieldset>
        <legend className="vh">{specialCopy.kindsLabel}</legend>
        {choices.map(({ value, text, count, ticked }) => (
          <label key={value}>
            <input
              type="radio"
              name={KIND_KEY}
              value={value}
              defaultChecked={ticked}
              onChange={() => location.assign(value === '' ? pages.trainings : `${pages.trainings}?${KIND_KEY}=${value}`)}
            />
            {text} <span>({count})</span>
          </label>
        ))}
      </fieldset>
      {!alive && (
        <Button type="submit" kind="line" small>
          {specialCopy.show}
        </Button>
      )}
    </form>
  );
};
