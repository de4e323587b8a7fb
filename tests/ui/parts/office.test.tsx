import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { WizardFrame } from '../../../ui/features/wizard/frame/WizardFrame.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { Footer } from '../../../ui/parts/Footer.tsx';
import type { PageFrame } from '../../../ui/state/page-data.ts';
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

const wizardIn = (frame: PageFrame): string =>
  renderToStaticMarkup(
    <Router ssrPath="/rezerwacja">
      <PageDataProvider value={{ kind: 'client', screen: 'wizard', frame }}>
        <WizardFrame trip="Wyspy Dalmacji">Krok</WizardFrame>
      </PageDataProvider>
    </Router>,
  );

it('P-032, P-033, P-034: the footer links terms, privacy policy, external profiles and names the licence', async () => {
  const { footer } = await demoFrame();
  const social = [{ name: 'Instagram', link: 'https://www.instagram.com/' }];
  const html = renderToStaticMarkup(
    <Footer about={{ ...SILENT, licence: '1163', footer, social }} />,
  );
  for (const link of ['/regulamin', '/polityka-prywatnosci', 'https://www.instagram.com/'])
    expect(html).toContain(`href="${link}"`);
  expect(html).toContain('zezwolenie nr 1163');
});

describe('the office’s contact, as the brand configures it (R4)', () => {
  it.each([
    ['the head of the reservation (W-012)', wizardIn],
    [
      'the footer of every page (P-035)',
      (frame: PageFrame) => renderToStaticMarkup(<Footer about={frame} />),
    ],
  ])(
    '%s links the phone and the e-mail, and only those that the brand settings name',
    (_, html) => {
      for (const link of ['href="tel:+48220001163"', 'href="mailto:biuro@rejsy.example"'])
        expect(html(REACHED)).toContain(link);
      expect(html(SILENT)).not.toMatch(/tel:|mailto:/);
    },
  );
});
