export const FILMS = '/filmy';

/** The address of a film without sound: /filmy/dalmacja.webm */
export const filmUrl = (name: string): string => `${FILMS}/${name}.webm`;
