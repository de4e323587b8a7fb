// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { PartsPage } from '../../../ui/features/parts/PartsPage.tsx';
import { type Availability, AvailabilityLabel } from '../../../ui/parts/AvailabilityLabel.tsx';
import { Header } from '../../../ui/parts/Header.tsx';
import { PriceBlock } from '../../../ui/parts/PriceBlock.tsx';
import { SideSummary } from '../../../ui/parts/SideSummary.tsx';
import { Stepper } from '../../../ui/parts/Stepper.tsx';
import { PillTabs } from '../../../ui/parts/Tabs.tsx';
import { UnitCard } from '../../../ui/parts/UnitCard.tsx';
import { WaveBar } from '../../../ui/parts/WaveBar.tsx';
import { OfferCardLayout } from '../../../ui/shared/offers/OfferCard.tsx';
import { hrefsOf, openPage } from '../offers/render-screen.tsx';

const nothing = (): void => undefined;
const picture = {
  country: 'croatia',
  time: 'day',
  vessel: 'monohull',
  seed: 20418,
  width: 1200,
  height: 800,
} as const;

describe('the list of the wizard’s steps (Stepper)', () => {
  const steps = ['Twój Rejs', 'Dojazd', 'Ubezpieczenie'].map((text) => ({
    text,
    href: `#${text}`,
  }));

  const stepper = (present: number, reached = present) => (
    <Stepper label="Kroki" steps={steps} present={present} reached={reached} />
  );
  const namesOf = (...shown: Parameters<typeof stepper>) =>
    openPage(stepper(...shown))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('W-014: completed steps have a tick; the current step and later steps have their numbers', () => {
    const names = ['Ukończono: Twój Rejs', '2Dojazd', '3Ubezpieczenie'];
    expect(namesOf(2)).toEqual(names);
    const { getByText, getByRole, getAllByRole } = openPage(stepper(2));
    expect(getByText('krok 2 z 3')).toBeTruthy();
    expect(getAllByRole('listitem', { current: 'step' })).toHaveLength(1);
    expect(getByRole('listitem', { current: 'step' }).textContent).toBe('2Dojazd');
  });

  it('links to completed steps, but never to a step that the customer has not reached', () => {
    expect(hrefsOf(stepper(2))).toEqual(['#Twój Rejs']);
  });

  it('W-014: after going back, later steps keep their ticks, and steps reached before keep their links', () => {
    expect(namesOf(1, 3)).toEqual(['1Twój Rejs', 'Ukończono: Dojazd', '3Ubezpieczenie']);
    expect(hrefsOf(stepper(1, 3))).toEqual(['#Dojazd', '#Ubezpieczenie']);
  });
});

describe('a price with its promotion (PriceBlock)', () => {
  it('says both prices of a promotion and the lowest price in 30 days', () => {
    const price = openPage(<PriceBlock now="2 149 PLN" before="2 349 PLN" lowest="2 349 PLN" />)
      .page.textContent;
    expect(price).toContain('Cena: 2 149 PLN');
    expect(price).toContain('Poprzednio: 2 349 PLN');
    expect(price).toContain('Najniższa cena z 30 dni przed obniżką: 2 349 PLN');
  });

  it('if there is no promotion, has neither a struck price nor an empty line for it', () => {
    const { page, queryByRole } = openPage(<PriceBlock now="2 690 PLN" />);
    expect(queryByRole('deletion')).toBeNull();
    expect(page.textContent).not.toMatch(/Poprzednio|Najniższa/);
  });
});

describe('the label for availability (AvailabilityLabel)', () => {
  it.each<[Availability, string]>([
    [{ state: 'lastPlaces', places: 3 }, 'Ostatnie wolne miejsca: 3'],
    [{ state: 'lastUnit' }, 'Ostatni jacht'],
    [{ state: 'reserveList' }, 'Lista rezerwowa'],
    [{ state: 'full' }, 'Brak miejsc'],
    [{ state: 'confirmed' }, 'Rejs potwierdzony'],
    [{ state: 'underWay' }, 'Wyjazd w trakcie'],
    [{ state: 'startsToday' }, 'Startuje dzisiaj'],
  ])('says %j in Polish words', (availability, text) => {
    expect(openPage(<AvailabilityLabel availability={availability} />).page.textContent).toBe(text);
  });
});

describe('cards of cruises, units and choices', () => {
  it('a cruise’s card is one link with the cruise’s name; the picture is drawn from a seed number', () => {
    const { page, getByRole } = openPage(
      <OfferCardLayout
        href="/rejs/1"
        name="Wyspy Dalmacji"
        picture={picture}
        flag="croatia"
        place="Split, Chorwacja"
        dates="27.06–04.07.2026"
      />,
    );
    expect(getByRole('link').textContent).toBe('Wyspy Dalmacji');
    expect(getByRole('link').getAttribute('href')).toBe('/rejs/1');
    const shown = page.querySelector('img[src="/sceny/croatia-day-monohull-20418-1200x800.svg"]');
    expect(shown).toBeTruthy();
  });

  it('the card of a full unit is pale, but the unit can be chosen for the reserve list', () => {
    const choice = { group: 'unit', value: '5', onChange: nothing };
    const { page, getByRole } = openPage(
      <UnitCard
        name="Oceanis 40"
        picture={picture}
        availability={{ state: 'reserveList' }}
        choice={choice}
      />,
    );
    expect(page.querySelector('[class*=washed]')).toBeTruthy();
    expect(getByRole('radio')).toMatchObject({ disabled: false });
  });

  it('screen readers read a choice’s text, the unit’s name first, but not its pictures (W-032)', () => {
    const choice = { group: 'unit', value: '5', onChange: nothing };
    const inside = { url: '/mesa.webp', alt: 'Mesa jachtu' };
    const { getByRole, getByAltText } = openPage(
      <UnitCard name="Oceanis 40" picture={picture} inside={inside} choice={choice} />,
    );
    expect(getByAltText('Mesa jachtu')).toBeTruthy();
    expect(getByRole('radio', { name: /^(?!.*Mesa)Oceanis 40/ })).toBeTruthy();
  });
});

describe('the summary beside a step (SideSummary)', () => {
  it('lets screen readers announce a new total without interrupting', () => {
    const { page, getByText } = openPage(
      <SideSummary
        label="Rezerwacja"
        title="Rejs"
        rows={[{ text: 'Promocja', amount: '−400 PLN', minus: true }]}
        total="5 396 PLN"
      />,
    );
    expect(getByText('Razem: 5 396 PLN').getAttribute('aria-live')).toBe('polite');
    expect(page.querySelector('.minus')?.textContent).toBe('Promocja−400 PLN');
  });
});

describe('a row of tabs (PillTabs)', () => {
  it('the Tab key reaches only the chosen tab; its text is the accessible name of the panel below', () => {
    const tabs = [
      { key: 'a', text: 'Premier' },
      { key: 'b', text: 'Luxury' },
    ] as const;
    const { getByRole, getAllByRole } = openPage(
      <PillTabs label="Klasa" tabs={tabs} chosen="b" onChoose={nothing}>
        Treść
      </PillTabs>,
    );
    expect(getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    expect(getByRole('tab', { selected: true }).textContent).toBe('Luxury');
    expect(getByRole('tabpanel', { name: 'Luxury' }).textContent).toBe('Treść');
  });
});

describe('the head of a page (Header)', () => {
  it('marks the current page in the menu; the customer’s own link replaces „Zaloguj się”', () => {
    const { page, getAllByRole } = openPage(
      <Header
        current="/rejsy-morskie"
        menu={[{ href: '/rejsy-morskie', text: 'Rejsy' }]}
        login={<b>Witaj, Ola</b>}
      />,
    );
    expect(getAllByRole('link', { current: 'page', hidden: true })).toHaveLength(2);
    expect(page.textContent).toContain('Witaj, Ola');
    expect(page.textContent).not.toContain('Zaloguj się');
  });
});

describe('the wave that shows progress (Wave)', () => {
  it.each([
    [-1, 0],
    [0.5, 160],
    [7, 320],
  ])(
    'a wave for the progress %d, limited to between 0 and 1, is %d of 320 units long',
    (part, length) => {
      const { page } = openPage(<WaveBar part={part} />);
      expect(page.querySelector(`[width="${length}"]`)).toBeTruthy();
    },
  );
});

describe('the gallery page that shows all parts of the screens', () => {
  it('is rendered completely by the server, without inline style', () => {
    const { page, getAllByRole } = openPage(<PartsPage />);
    expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(page.querySelector('[style]')).toBeNull();
  });
});
