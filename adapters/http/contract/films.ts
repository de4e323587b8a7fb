export const FILMS = '/filmy';

export const filmUrl = (name: string): string => `${FILMS}/${name}.webm`;
