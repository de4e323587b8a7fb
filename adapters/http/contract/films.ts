export const FILMS = '/filmy';

/** Example: /filmy/dalmacja.webm */
export const filmUrl = (name: string): string => `${FILMS}/${name}.webm`;
