import { pluralize } from '../../../format.ts';
import texts from './wizard-group.pl.json' with { type: 'json' };

const dayNouns = { one: 'dnia', few: 'dni', many: 'dni' } as const;

export const groupCopy = {
  ...texts.groupCopy,
  /** A booking counts for the rebate if it joins within `days` after the group was opened. */
  text: (days: number) =>
    `Każdy może rezerwować osobno: kod grupowy połączy Was na jachcie i w rabacie. Do rabatu liczą się osoby, które dołączą w ciągu ${pluralize(days, dayNouns)} od założenia grupy. Później kod łączy już tylko na jachcie.`,
} as const;
