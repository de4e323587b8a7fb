// What somebody typed, as it is taken over.

// Control and formatting characters other than the line's end: nobody types them, and in a mail or a list they deceive.
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A line that somebody typed: without characters that cannot be seen and without surrounding space, `max` characters at most. */
export const clean = (text: string, max: number): string => text.replace(INVISIBLE, ' ').trim().slice(0, max);

/** Lines of somebody's data as they are taken over, cut to what anybody's are long; what they must hold R34 says. */
export const personLines = {
  idDocument: (text: string): string => clean(text, 40),
  country: (text: string): string => clean(text, 100),
  phone: (text: string): string => clean(text, 40),
} as const;

/** A message of several lines, cleaned line by line, 2000 characters at most. */
export const cleanComments = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(INVISIBLE, ' ').trimEnd())
    .join('\n')
    .trim()
    .slice(0, 2000);
