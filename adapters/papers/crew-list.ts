import type { CrewList } from '../../application/office/crews.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { CrewMember } from '../../domain/crews/crew-list.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { formatDay, formatMoment, formatTripDays } from '../words/amounts-and-days.pl.ts';
import type { PaperBlock, PaperSheet } from './blocks.ts';
import { crewPaperCopy as words } from './copy.pl.ts';

export const crewBerthText = ({ at }: Pick<CrewMember, 'at'>): string =>
  at.cabin === null ? words.saloon(at.berth) : words.cabin(at.cabin, at.berth);

export const nameText = ({ person, skipper }: Pick<CrewMember, 'person' | 'skipper'>): string => {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return `${name === '' ? words.later : name}${skipper ? ` (${words.skipper})` : ''}`;
};

const memberRow = (member: CrewMember): readonly string[] => [
  crewBerthText(member),
  nameText(member),
  member.person.birthDate === '' ? '' : formatDay(member.person.birthDate),
  [member.person.idDocument, member.person.idDocument === '' ? '' : member.person.country]
    .filter((part) => part !== '')
    .join(', '),
  member.person.phone,
  member.booking.id,
];

const crewSheet = (
  { entry: { offer }, units }: CrewList,
  brand: string,
  at: Instant,
): PaperSheet => ({
  brand,
  title: words.title,
  lines: [`${offer.name}, ${formatTripDays(offer.from, offer.to)}`, formatMoment(at)],
  blocks: [
    ...units.flatMap(({ unit, yachts }) =>
      yachts.flatMap(({ yacht, members }): readonly PaperBlock[] => [
        { kind: 'heading', text: words.yacht(unit.name, yacht) },
        {
          kind: 'table',
          head: [words.place, words.name, words.born, words.document, words.phone, words.booking],
          widths: [1.15, 2.05, 1.25, 1.7, 1.7, 1.15],
          rows: members.map(memberRow),
          words: true,
        },
      ]),
    ),
    { kind: 'text', text: units.length === 0 ? words.nobody : words.proposal },
  ],
  footer: words.page,
  madeAt: at,
});

export const crewPdf = async (
  tokens: BrandTokens,
  list: CrewList,
  brand: string,
  at: Instant,
): Promise<Uint8Array> => {
  const { drawPaperPdf } = await import('./sheet.ts');
  return drawPaperPdf(tokens, crewSheet(list, brand, at));
};
