// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ThanksContent } from '../../../ui/features/wizard/afterwards/Thanks.tsx';
import { STEPS } from '../../../ui/state/reservation/steps.ts';
import { textOfPart, textOfWizard, wizardAt } from './render-wizard.tsx';
import { wizardData, wizardReservation } from './wizard-samples.ts';

// No step may show the demo's numbers, so these settings differ (R28.1, R33, R37, R54).
const FIGURES = {
  HoldMinutes: 40,
  FirstHours: 36,
  AddonsDays: 20,
  ChangesDays: 21,
  AgeRequestDays: 3,
  OfficeAge: 50,
};
const FAULT = { person: 2, field: 'birthDate', code: 'age45' } as const;

it('R28.1, R33.2, R37.1: steps and thank-you page show amounts, days and limits from the brand settings', () => {
  const { summary } = wizardData();
  const present = (more = {}) =>
    wizardReservation({ summary: { ...summary, ...more } }, { Figures: FIGURES });
  const steps = STEPS.map((step) => textOfWizard(wizardAt(step, present(), { faults: [FAULT] })));
  const offline = textOfWizard(
    wizardAt('summary', present({ OnlineOnly: true, OnlineOffered: false })),
  );
  const listed = textOfPart(
    <ThanksContent
      reservation={wizardReservation(
        { flags: { Config: { IsReserveList: 1 } } },
        { Figures: FIGURES },
      )}
    />,
  );
  const unheld = wizardReservation({}, { Figures: FIGURES, HoldUntil: null, HoldSeconds: null });
  const soon = textOfWizard(wizardAt('berths', unheld));
  const all = [...steps, offline, listed, soon].join('\n').replaceAll('\u00a0', ' ');
  for (const phrase of [
    'zatrzymamy miejsca na 40 minut',
    'w ciągu 36 godzin',
    '36 godzin od chwili',
    'masz 36 godzin',
    'do 20 dni przed',
    'północy 21 dni',
    'na 3 dni robocze',
    'Na rejsie będzie ktoś w wieku 50+',
    'celem weryfikacji czy na rejsie będzie załoga w wieku 50+',
  ])
    expect(all).toContain(phrase);
  expect(all).not.toMatch(/24 godzin|14 dni przed wyjazdem|2 dni robocze|2 tygodnie|45/);
});
