import { TRAITS, type Trait } from '../../domain/catalogue/traits.ts';

/** Traits that others know by the name that was once given out. */
const GIVEN_OUT: Readonly<Partial<Record<Trait, string>>> = {
  organiserSkipperInEuro: 'organiserSkipperEur700',
  organiserSkipperInZloty: 'organiserSkipperPln800',
};

/** A trait by the name that it has on the wire and in exports. */
export const traitName = (trait: Trait): string => GIVEN_OUT[trait] ?? trait;

const BY_NAME: ReadonlyMap<string, Trait> = new Map(TRAITS.flatMap((trait) => [trait, traitName(trait)].map((name) => [name, trait])));

/** The trait of a name; undefined for any other text. */
export const traitNamed = (name: string): Trait | undefined => BY_NAME.get(name);
