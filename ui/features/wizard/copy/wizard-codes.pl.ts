import { formatMoney, pluralize } from '../../../format.ts';
import type { CodeMessage, CodeName } from '../state/codes.ts';
import texts from './wizard-codes.pl.json' with { type: 'json' };

export const codesCopy = {
  ...texts.codesCopy,
  voucher: (person: number, people: number) =>
    people > 1 ? `Kod vouchera, uczestnik ${person}` : 'Kod vouchera',
  gift: (code: string, remains: string) =>
    `${code}, voucher podarunkowy; zostanie na nim ${formatMoney(remains)}`,
  discount: (code: string) => `${code}, voucher zniżkowy`,
  /** Gift and discount vouchers both reduce the amount due. */
  taken: (amount: string) => formatMoney(`-${amount}`),
  used: (name: string) => `Naliczony kod: ${name}`,
  removeVoucher: (code: string) => `Usuń voucher ${code}`,
} as const;

const minutes = { one: 'minutę', few: 'minuty', many: 'minut' } as const;

const always = {
  ...texts.always,
  tooMany: (seconds: number) =>
    `Za dużo prób. Spróbuj ponownie za ${pluralize(Math.max(1, Math.ceil(seconds / 60)), minutes)}.`,
} as const;

type Kind = Exclude<CodeMessage['kind'], 'away' | 'broken' | 'tooMany'>;
type Family = 'voucher' | 'ambassador' | 'groupJoin' | 'groupCreate';

const BAD_VOUCHER = 'Kod vouchera jest nieprawidłowy lub został już wykorzystany';
const BAD_AMBASSADOR = 'Kod Ambasadora jest nieprawidłowy lub został już przypisany do rezerwacji';
const BAD_GROUP =
  'Kod jest nieprawidłowy. Jeśli to Kod Ambasadora, wpisz go w kroku szóstym, w polu „Kod Ambasadora”.';
const BAD_GROUP_HERE =
  'Kod jest nieprawidłowy. Jeśli to Kod Ambasadora, wpisz go w polu „Kod Ambasadora”.';
const ASSIGNED = 'Kod grupowy jest już przypisany do tej rezerwacji';
const NOT_CREATED = 'Nie można utworzyć kodu grupowego';

const outcomeTexts: Readonly<Record<Family, Readonly<Record<Kind, string>>>> = {
  voucher: {
    applied: 'Voucher został naliczony na poczet rezerwacji.',
    empty: 'Wpisz kod vouchera',
    refused: BAD_VOUCHER,
    exists: BAD_VOUCHER,
    assigned: BAD_VOUCHER,
    otherOffer: BAD_VOUCHER,
  },
  ambassador: {
    applied: 'Kod Ambasadora jest prawidłowy. Zostanie naliczony jako rabat do rezerwacji',
    empty: 'Wpisz Kod Ambasadora',
    refused: BAD_AMBASSADOR,
    exists: BAD_AMBASSADOR,
    assigned: BAD_AMBASSADOR,
    otherOffer: BAD_AMBASSADOR,
  },
  groupJoin: {
    applied: 'Witaj w ekipie!',
    empty: 'Wpisz kod grupowy',
    refused: BAD_GROUP,
    exists: BAD_GROUP,
    assigned: ASSIGNED,
    otherOffer: 'Kod jest nieprawidłowy: należy do innego rejsu',
  },
  groupCreate: {
    applied: 'Kod grupowy jest gotowy',
    empty: NOT_CREATED,
    refused: NOT_CREATED,
    exists: 'Kod grupowy już istnieje',
    assigned: ASSIGNED,
    otherOffer: NOT_CREATED,
  },
};

const reasons: Readonly<Record<string, string>> = texts.reasons;

const familyOf = (name: CodeName): Family =>
  name === 'ambassador' || name === 'groupJoin' || name === 'groupCreate' ? name : 'voucher';

export const codeText = (
  name: CodeName,
  message: CodeMessage,
  step: 'trip' | 'summary' = 'trip',
): string => {
  if (message.kind === 'tooMany') return always.tooMany(message.seconds);
  // Opening a group needs no typed code, so its failure text does not mention a code (W-186).
  if (message.kind === 'away' || message.kind === 'broken')
    return name === 'groupCreate' ? `${NOT_CREATED}. ${always.later}` : always[message.kind];
  // Step 1's text about a wrong group code refers to step 6, so step 6 has its own text (W-189).
  const words =
    step === 'summary' && outcomeTexts[familyOf(name)][message.kind] === BAD_GROUP
      ? BAD_GROUP_HERE
      : outcomeTexts[familyOf(name)][message.kind];
  const reason = message.kind === 'refused' ? reasons[message.why ?? ''] : undefined;
  return reason === undefined ? words : `${words}. ${reason}`;
};
