export { splitIntoUnbreakableParts } from '../../words/unbroken.pl.ts';
