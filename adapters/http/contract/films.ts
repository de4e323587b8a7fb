/** Where moving pictures are served. */
export const FILMS = '/filmy';

/** The address of a moving picture without sound: /filmy/dalmacja.webm */
export const filmUrl = (name: string): string => `${FILMS}/${name}.webm`;
