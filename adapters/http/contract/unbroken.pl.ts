// Re-exported, so that screens use the same rules for non-breaking spaces as content, mails and
// papers.
export { splitUnbreakable } from '../../words/unbroken.pl.ts';
