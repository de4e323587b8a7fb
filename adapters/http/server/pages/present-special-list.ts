import type { ListTexts } from '../../../../application/content/content.ts';
import {
  TRAINING_PLACES,
  TRAINING_SUBJECTS,
  type TrainingKind,
} from '../../../../domain/catalogue/offer.ts';
import { isUnderWayState } from '../../../../domain/catalogue/sale-state.ts';
import type { OfferListItem } from '../../contract/offers/offers.ts';
import { slicePage } from '../offers/page-slice.ts';

type Offers = readonly OfferListItem[];

const comingOf = (offers: Offers): Offers =>
  offers.filter(({ Standing }) => !isUnderWayState(Standing));
const underWayOf = (offers: Offers): Offers =>
  offers.filter(({ Standing }) => isUnderWayState(Standing));

const ofKind = (offers: Offers, kind: TrainingKind): Offers =>
  offers.filter(({ TrainingKinds }) => TrainingKinds.includes(kind));

const kindsOf = (offers: Offers, places: ListTexts['places']) => {
  const kindWith = <Kind extends TrainingKind, Name>(kind: Kind, name: Name) => {
    const found = ofKind(offers, kind);
    return found.length === 0 ? [] : [{ kind, name, count: comingOf(found).length }];
  };
  return [
    ...TRAINING_SUBJECTS.flatMap((subject) => kindWith(subject, null)),
    ...TRAINING_PLACES.flatMap((place) => {
      const name = places[place];
      return name === undefined ? [] : kindWith(place, name);
    }),
  ];
};

type SpecialListDeps = {
  readonly offers: Offers;
  readonly places: ListTexts['places'];
  readonly chosen: TrainingKind | null;
  readonly number: number;
};

/**
 * Returns a page of a special list; null after the last page. If all offers of the list of
 * trainings fit on one page, that page has the trainings of all kinds. The browser then hides the
 * kinds that the visitor has not chosen.
 */
export const presentSpecialList = ({ offers, places, chosen, number }: SpecialListDeps) => {
  const coming = comingOf(offers);
  const whole = slicePage(coming, underWayOf(offers), 1).pages === 1;
  const kinds = kindsOf(offers, places);
  const isOption = kinds.some(({ kind }) => kind === chosen);
  const ofChosen = chosen !== null && isOption ? ofKind(offers, chosen) : [];
  const selected = whole || chosen === null ? offers : ofChosen;
  const onPage = slicePage(comingOf(selected), underWayOf(selected), number);
  if (number > onPage.pages) return null;
  const trainings = coming.filter(({ TrainingKinds }) => TrainingKinds.length > 0).length;
  return {
    offers: [...onPage.coming, ...onPage.underWay],
    paging: { Number: number, Pages: onPage.pages },
    whole,
    counts: { cruises: coming.length - trainings, trainings },
    kinds,
    chosen,
  };
};
