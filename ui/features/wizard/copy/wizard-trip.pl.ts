import { pluralize } from '../../../format.ts';
import texts from './wizard-trip.pl.json' with { type: 'json' };

const people = { one: 'osoby', few: 'osób', many: 'osób' } as const;

export const tripCopy = {
  ...texts.tripCopy,
  fromEach: (amount: string) => `od\u00a0${amount} za\u00a0osobę`,
  fromYacht: (amount: string) => `od\u00a0${amount} za\u00a0jacht`,
  bounds: (least: number, most: number) => `od ${least} do ${pluralize(most, people)}`,
  boundsOwn: (least: number, most: number) =>
    `od ${least} do ${pluralize(most, people)}, razem z Waszym skipperem`,
  boundsOrganiser: (least: number, most: number) =>
    `od ${least} do ${pluralize(most, people)}, nie licząc skippera od nas`,
} as const;
