/** A training with levels, of which a traveller chooses one; prices in whole złoty. */
export type TrainingData = {
  readonly id: number;
  readonly options: readonly {
    readonly id: number;
    readonly name: string;
    readonly price: number;
    readonly description: string;
  }[];
};

export const TRAININGS: Readonly<Record<string, TrainingData>> = {
  manoeuvres: {
    id: 1,
    options: [
      {
        id: 1,
        name: 'Manewry, poziom pierwszy',
        price: 0,
        description:
          'Odejścia, cumowanie rufą i praca załogi na cumach, dla tych, którzy już pływali.',
      },
      {
        id: 2,
        name: 'Manewry, poziom drugi',
        price: 300,
        description:
          'Cumowanie w silnym wietrze, kotwiczenie z cumą na brzeg i manewry na samej genui.',
      },
    ],
  },
  helmsman: {
    id: 2,
    options: [
      {
        id: 3,
        name: 'Staż i szkolenie',
        price: 0,
        description: 'Dwieście godzin stażu w karcie rejsu i cały program szkolenia, bez egzaminu.',
      },
      {
        id: 4,
        name: 'Szkolenie z egzaminem',
        price: 700,
        description: 'Program szkolenia i egzamin przed komisją ostatniego dnia w porcie.',
      },
      {
        id: 5,
        name: 'Szkolenie, egzamin i kurs SRC',
        price: 1100,
        description: 'Jak wyżej, a do tego dwa wieczory z radiem i świadectwo operatora SRC.',
      },
    ],
  },
  sailor: {
    id: 3,
    options: [
      {
        id: 6,
        name: 'Szkolenie bez egzaminu',
        price: 0,
        description: 'Tydzień na wodzie z instruktorem, dla tych, którzy chcą po prostu umieć.',
      },
      {
        id: 7,
        name: 'Szkolenie z egzaminem',
        price: 350,
        description:
          'Tydzień z instruktorem i egzamin na żeglarza jachtowego ostatniego dnia rano.',
      },
    ],
  },
};
