import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import {
  KIND_KEY,
  KIND_WORDS,
  readTrainingKind,
  SPECIAL_LISTS,
  specialListUrl,
} from '../../../../adapters/http/contract/special-lists.pl.ts';
import { listCopy } from '../../../copy/offers.pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../../../format.ts';
import { usePageData } from '../../../hooks/use-page-data.ts';
import { Button, ButtonLink } from '../../../parts/Button.tsx';
import { EmptyState } from '../../../parts/EmptyState.tsx';
import { CardGrid, OfferCard } from '../../../shared/offers/OfferCard.tsx';
import { PageLoadFailure } from '../../../shared/offers/PageLoadFailure.tsx';
import { ShopPage } from '../../../shared/page/ShopPage.tsx';
import type { PageData } from '../../../state/page-data.ts';
import { formatOfferCounts } from '../../../view-models/offer-counts.ts';
import { isUnderWay } from '../../../view-models/sale-state.ts';
import { specialCopy } from '../copy/special-lists.pl.ts';
import { CruisesUnderWay } from './CruisesUnderWay.tsx';
import list from './ListPage.module.css';
import { ListPageLink } from './ListPageLink.tsx';
import css from './SpecialListPage.module.css';

/** This screen serves /szkolenia, /mazury, /majowka and /sailandparty. */
export const SpecialListPage = () => {
  const data = usePageData('special');
  return data ? <SpecialListScreen {...data} /> : <PageLoadFailure />;
};

type Special = PageData<'special'>;

export const SpecialListScreen = (special: Special) => {
  const { list: name, page, offers, paging, whole, kinds, heading: listHeading } = special;
  const search = useSearch();
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const byAddress = alive && whole && name === 'trainings';
  const chosen = byAddress ? readTrainingKind(search) : special.chosen;
  const option = kinds.find(({ kind }) => kind === chosen);
  const [opening] = page.Contents;
  const visible =
    chosen === null
      ? offers
      : offers.filter(
          ({ TrainingKinds }) => option !== undefined && TrainingKinds.includes(option.kind),
        );
  const coming = visible.filter((offer) => !isUnderWay(offer));
  const underWay = visible.filter(isUnderWay);
  const counts = chosen === null ? special.counts : { cruises: 0, trainings: option?.count ?? 0 };
  const count = counts.cruises + counts.trainings;
  const pageAddress = (number: number) => specialListUrl(name, chosen, number);
  const heading = opening?.Heading ?? page.META.Title;
  return (
    <ShopPage current={SPECIAL_LISTS[name].path}>
      <div className={`wrap ${css.page}`}>
        <div className={list.intro}>
          <h1>{heading}</h1>
          {opening?.Lead && <p className="lead">{joinShortWordsByNoBreakSpaces(opening.Lead)}</p>}
          {opening?.Contents.Buttons.map(({ Label, Link }) => (
            <p key={Link}>
              <ButtonLink kind="line" small href={Link}>
                {Label}
              </ButtonLink>
            </p>
          ))}
        </div>
        {name === 'trainings' && (
          <Kinds
            all={special.counts.cruises + special.counts.trainings}
            kinds={kinds}
            chosen={chosen}
            whole={whole}
            alive={alive}
          />
        )}
        <h2 className={listHeading === null ? 'vh' : css.heading}>
          {listHeading ?? listCopy.heading}
        </h2>
        <p className="muted" role="status">
          {count > 0 && `${formatOfferCounts(counts)}, ${listCopy.ordered.start}`}
        </p>
        {paging.Number > 1 && (
          <ListPageLink href={pageAddress(paging.Number - 1)}>{listCopy.earlier}</ListPageLink>
        )}
        {coming.length > 0 && (
          <CardGrid>
            {coming.map((offer, index) => (
              <OfferCard key={offer.OfferId} offer={offer} early={index < 3} />
            ))}
          </CardGrid>
        )}
        {paging.Number < paging.Pages && (
          <ListPageLink href={pageAddress(paging.Number + 1)}>{listCopy.more}</ListPageLink>
        )}
        {count === 0 && (
          <EmptyState
            title={specialCopy.emptyTitle}
            action={{ href: pages.offers, text: listCopy.emptyAction }}
          >
            {specialCopy.emptyText}
          </EmptyState>
        )}
        {underWay.length > 0 && <CruisesUnderWay offers={underWay} />}
      </div>
    </ShopPage>
  );
};

type KindsProps = Pick<Special, 'kinds' | 'chosen' | 'whole'> & {
  readonly all: number;
  readonly alive: boolean;
};

const Kinds = ({ all, kinds, chosen, whole, alive }: KindsProps) => {
  const [, navigate] = useLocation();
  const choices = [
    { kind: null, text: specialCopy.kinds.all, count: all },
    ...kinds.map((choice) => ({
      kind: choice.kind,
      text: choice.name ?? specialCopy.kinds[choice.kind],
      count: choice.count,
    })),
  ].filter(({ kind, count }) => count > 0 || kind === chosen);
  return (
    // The page's address decides which kind of training is chosen. `autoComplete="off"` keeps
    // browsers from restoring an older choice.
    <form className={css.kinds} action={pages.trainings} autoComplete="off">
      <fieldset>
        <legend className="vh">{specialCopy.kindsLabel}</legend>
        {choices.map(({ kind, text, count }) => (
          <label key={text}>
            <input
              type="radio"
              name={KIND_KEY}
              value={kind === null ? '' : KIND_WORDS[kind]}
              {...(whole
                ? {
                    checked: kind === chosen,
                    onChange: () => navigate(specialListUrl('trainings', kind)),
                  }
                : { defaultChecked: kind === chosen })}
            />
            {text} <span>{`(${count})`}</span>
          </label>
        ))}
      </fieldset>
      {!(alive && whole) && (
        <Button type="submit" kind="line" small>
          {specialCopy.show}
        </Button>
      )}
    </form>
  );
};
