export { splitUnbreakable } from '../../words/unbroken.pl.ts';
