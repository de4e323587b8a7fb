// Screens use the same rules as content, mails and papers.
export { splitUnbreakable } from '../../words/unbroken.pl.ts';
