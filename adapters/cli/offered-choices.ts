import type { Offer } from '../../domain/catalogue/offer.ts';
import { insurancesOnSale, journeysOnSale } from '../../domain/catalogue/on-sale.ts';

type Choice = { readonly id: number; readonly name: string };

const CHOICES = {
  unit: { option: 'yacht', of: ({ units }) => units.filter(({ hidden }) => !hidden) },
  journey: { option: 'journey', of: journeysOnSale },
  point: {
    option: 'point',
    of: (offer) =>
      journeysOnSale(offer).flatMap(({ points }) => points.filter(({ available }) => available)),
  },
  insurance: { option: 'insurance', of: insurancesOnSale },
} as const satisfies Readonly<
  Record<string, { readonly option: string; readonly of: (offer: Offer) => readonly Choice[] }>
>;

const isChoice = (field: string): field is keyof typeof CHOICES => Object.hasOwn(CHOICES, field);

export const listChoices = (offer: Offer, field: keyof typeof CHOICES): readonly Choice[] =>
  CHOICES[field].of(offer);

export const formatChoices = (choices: readonly Choice[]): string =>
  choices.map(({ id, name }) => `${id} ${name}`).join(', ');

/**
 * Returns a line for each kind of choice that `fields` names, such as journeys. The line lists the
 * numbers that the offer has. If the offer has no choice of a kind, that kind gets no line.
 */
export const formatOfferedChoiceLines = (
  offer: Offer,
  fields: readonly string[],
): readonly string[] =>
  [...new Set(fields)].filter(isChoice).flatMap((field) => {
    const choices = listChoices(offer, field);
    return choices.length === 0
      ? []
      : [`--${CHOICES[field].option} of this offer: ${formatChoices(choices)}.`];
  });
