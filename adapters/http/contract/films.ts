export const FILMS = '/filmy';

/** /filmy/dalmacja.webm */
export const filmUrl = (name: string): string => `${FILMS}/${name}.webm`;
