import { pluralize } from '../../../format.ts';
import texts from './wizard-trip.pl.json' with { type: 'json' };

const dayNouns = { one: 'dnia', few: 'dni', many: 'dni' } as const;
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

export const groupCopy = {
  ...texts.groupCopy,
  /** A booking counts for the rebate if it joins within `days` after the group was opened. */
  text: (days: number) =>
    `Każdy może rezerwować osobno: kod grupowy połączy Was na jachcie i w rabacie. Do rabatu liczą się osoby, które dołączą w ciągu ${pluralize(days, dayNouns)} od założenia grupy. Później kod łączy już tylko na jachcie.`,
} as const;
