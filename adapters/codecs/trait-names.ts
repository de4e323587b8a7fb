import { TRAITS, type Trait } from '../../domain/catalogue/traits.ts';

const PUBLISHED_NAMES: Readonly<Partial<Record<Trait, string>>> = {
  organiserSkipperInEuro: 'organiserSkipperEur700',
  organiserSkipperInZloty: 'organiserSkipperPln800',
};

export const traitName = (trait: Trait): string => PUBLISHED_NAMES[trait] ?? trait;

const BY_NAME: ReadonlyMap<string, Trait> = new Map(
  TRAITS.flatMap((trait) => [trait, traitName(trait)].map((name) => [name, trait])),
);

export const traitByName = (name: string): Trait | undefined => BY_NAME.get(name);
