// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { WizardFrame } from '../../../ui/features/wizard/frame/WizardFrame.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { Footer } from '../../../ui/parts/Footer.tsx';
import type { PageFrame } from '../../../ui/state/page-data.ts';
import { hrefsOf, openPage } from '../offers/render-screen.tsx';
import { BLANK_FRAME, demoFrame } from '../page-frames.ts';

const frameWith = (office: PageFrame['office']): PageFrame => ({
  ...BLANK_FRAME,
  office,
});
const REACHED = frameWith({
  phone: '+48 22 000 11 63',
  email: 'biuro@rejsy.example',
  hours: 'pn.–pt. 10:00–15:00',
});
const SILENT = frameWith({ phone: null, email: null, hours: '' });

const wizardIn = (frame: PageFrame): ReactNode => (
  <PageDataProvider value={{ kind: 'client', screen: 'wizard', frame }}>
    <WizardFrame trip="Wyspy Dalmacji">Krok</WizardFrame>
  </PageDataProvider>
);

it('P-032, P-033, P-034: the footer links terms, privacy, profiles elsewhere, and has the licence', async () => {
  const { footer } = await demoFrame();
  const social = [{ name: 'Instagram', link: 'https://www.instagram.com/' }];
  const foot = <Footer about={{ ...SILENT, licence: '1163', footer, social }} />;
  expect(hrefsOf(foot)).toEqual(
    expect.arrayContaining(['/regulamin', '/polityka-prywatnosci', 'https://www.instagram.com/']),
  );
  expect(openPage(foot).page.textContent).toContain('zezwolenie nr 1163');
});

describe('the office’s phone and e-mail, as the brand settings give them (R4)', () => {
  it.each([
    ['the head of the wizard (W-012)', wizardIn],
    ['the footer of every page (P-035)', (frame: PageFrame) => <Footer about={frame} />],
  ])('%s links to phone and e-mail, if the brand settings have them', (_, partIn) => {
    const contacts = (frame: PageFrame) =>
      hrefsOf(partIn(frame))
        .filter((href) => /^(?:tel|mailto):/.test(href ?? ''))
        .toSorted();
    expect(contacts(REACHED)).toEqual(['mailto:biuro@rejsy.example', 'tel:+48220001163']);
    expect(contacts(SILENT)).toEqual([]);
  });
});
