// The same rules of line breaks as in content, mails and papers.
export { splitUnbreakable } from '../../words/unbroken.pl.ts';
