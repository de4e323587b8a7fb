import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { PartsPage } from '../../../ui/features/parts/PartsPage.tsx';
import { type Availability, AvailabilityLabel } from '../../../ui/parts/AvailabilityLabel.tsx';
import { Header } from '../../../ui/parts/Header.tsx';
import { PriceBlock } from '../../../ui/parts/PriceBlock.tsx';
import { SideSummary } from '../../../ui/parts/SideSummary.tsx';
import { Stepper } from '../../../ui/parts/Stepper.tsx';
import { PillTabs } from '../../../ui/parts/Tabs.tsx';
import { UnitCard } from '../../../ui/parts/UnitCard.tsx';
import { Wave } from '../../../ui/parts/Wave.tsx';
import { OfferCardLayout } from '../../../ui/shared/offers/OfferCard.tsx';

const html = (part: ReactNode): string => renderToStaticMarkup(<Router ssrPath="/">{part}</Router>);
const words = (part: ReactNode): string =>
  html(part)
    .replace(/<[^>]*>/g, '')
    .trim();
const nothing = (): void => undefined;
const picture = {
  country: 'croatia',
  time: 'day',
  vessel: 'monohull',
  seed: 20418,
  width: 1200,
  height: 800,
} as const;

describe('Stepper', () => {
  const steps = ['Twój Rejs', 'Dojazd', 'Ubezpieczenie'].map((text) => ({
    text,
    href: `#${text}`,
  }));

  const dots = (stepper: string) =>
    [...stepper.matchAll(/<span class="dot">(.*?)<\/span>/g)].map(([, dot]) =>
      dot?.replace(/<svg.*<\/svg>/, '#'),
    );

  it('W-014: the current step has its number, completed ones a tick, later ones their numbers', () => {
    const stepper = html(<Stepper label="Kroki" steps={steps} present={2} />);
    expect(stepper.match(/aria-current="step"/g)).toHaveLength(1);
    expect(stepper.match(/Ukończono:/g)).toHaveLength(1);
    expect(stepper).toContain('krok 2 z 3');
    expect(dots(stepper)).toEqual(['#', '#2', '3']);
  });

  it('links to completed steps, never to steps after the farthest reached step', () => {
    expect(
      [
        ...html(<Stepper label="Kroki" steps={steps} present={2} />).matchAll(/href="([^"]*)"/g),
      ].map((found) => found[1]),
    ).toEqual(['#Twój Rejs']);
  });

  it('W-014: after going back, completed steps stay ticked and later reached steps stay linked', () => {
    const back = html(<Stepper label="Kroki" steps={steps} present={1} reached={3} />);
    expect(dots(back)).toEqual(['#1', '#', '3']);
    expect([...back.matchAll(/href="([^"]*)"/g)].map((found) => found[1])).toEqual([
      '#Dojazd',
      '#Ubezpieczenie',
    ]);
  });
});

describe('PriceBlock', () => {
  it('names both prices of a promotion and the lowest of thirty days', () => {
    const price = words(<PriceBlock now="2 149 PLN" before="2 349 PLN" lowest="2 349 PLN" />);
    expect(price).toContain('Cena: 2 149 PLN');
    expect(price).toContain('Poprzednio: 2 349 PLN');
    expect(price).toContain('Najniższa cena z 30 dni przed obniżką: 2 349 PLN');
  });

  it('has no struck price and no empty row without a promotion', () => {
    expect(html(<PriceBlock now="2 690 PLN" />)).not.toMatch(/<del|lowest/);
  });
});

describe('AvailabilityLabel', () => {
  it.each<[Availability, string]>([
    [{ state: 'lastPlaces', places: 3 }, 'Ostatnie wolne miejsca: 3'],
    [{ state: 'lastUnit' }, 'Ostatni jacht'],
    [{ state: 'reserveList' }, 'Lista rezerwowa'],
    [{ state: 'full' }, 'Brak miejsc'],
    [{ state: 'confirmed' }, 'Rejs potwierdzony'],
    [{ state: 'underWay' }, 'Wyjazd w trakcie'],
    [{ state: 'startsToday' }, 'Startuje dzisiaj'],
  ])('shows %j in words', (availability, text) => {
    expect(words(<AvailabilityLabel availability={availability} />)).toBe(text);
  });
});

describe('cards of cruises, units and choices', () => {
  it('a cruise card is one link with the cruise’s name; the seed decides its picture', () => {
    const card = html(
      <OfferCardLayout
        href="/rejs/1"
        name="Wyspy Dalmacji"
        picture={picture}
        flag="croatia"
        place="Split, Chorwacja"
        dates="27.06–04.07.2026"
      />,
    );
    expect(card.match(/<a /g)).toHaveLength(1);
    expect(card).toContain('<a href="/rejs/1">Wyspy Dalmacji</a>');
    expect(card).toContain('/sceny/croatia-day-monohull-20418-1200x800.svg');
  });

  it('a full unit can still be chosen, and its picture is faded', () => {
    const choice = { group: 'unit', value: '5', onChange: nothing };
    const card = html(
      <UnitCard
        name="Oceanis 40"
        picture={picture}
        availability={{ state: 'reserveList' }}
        choice={choice}
      />,
    );
    expect(card).toContain('washed');
    expect(card).toContain('type="radio"');
    expect(card).not.toContain('disabled');
  });

  it('screen readers name a choice by its text, the unit’s name first, not by its pictures (W-032)', () => {
    const choice = { group: 'unit', value: '5', onChange: nothing };
    const inside = { url: '/mesa.webp', alt: 'Mesa jachtu' };
    const card = html(
      <UnitCard name="Oceanis 40" picture={picture} inside={inside} choice={choice} />,
    );
    const body = /type="radio"[^>]* aria-labelledby="([^"]+)"/.exec(card)?.[1] ?? '';
    const named = card.slice(card.indexOf(`<span id="${body}"`));
    expect(card).toContain('alt="Mesa jachtu"');
    expect(named).not.toContain('alt=');
    expect(named.replace(/<[^>]*>/g, '')).toMatch(/^Oceanis 40/);
  });
});

describe('SideSummary', () => {
  it('announces a new total politely', () => {
    const summary = html(
      <SideSummary
        label="Rezerwacja"
        title="Rejs"
        rows={[{ text: 'Promocja', amount: '−400 PLN', minus: true }]}
        total="5 396 PLN"
      />,
    );
    expect(summary).toContain('<p class="vh" aria-live="polite">Razem: 5 396 PLN</p>');
    expect(summary).toContain('class="minus"');
  });
});

describe('PillTabs', () => {
  it('has one tab in the keyboard order, which names the panel', () => {
    const tabs = [
      { key: 'a', text: 'Premier' },
      { key: 'b', text: 'Luxury' },
    ] as const;
    const tabsHtml = html(
      <PillTabs label="Klasa" tabs={tabs} chosen="b" onChoose={nothing}>
        Treść
      </PillTabs>,
    );
    expect([...tabsHtml.matchAll(/tabindex="(-?\d)"/g)].map((found) => found[1])).toEqual([
      '-1',
      '0',
    ]);
    const named = /aria-labelledby="([^"]*)"/.exec(tabsHtml)?.[1];
    expect(tabsHtml).toContain(`id="${named}" aria-selected="true"`);
  });
});

describe('Header', () => {
  it('marks the current page and reserves space for the account link', () => {
    const header = html(
      <Header
        current="/rejsy-morskie"
        menu={[{ href: '/rejsy-morskie', text: 'Rejsy' }]}
        login={<b>Witaj, Ola</b>}
      />,
    );
    expect(header.match(/aria-current="page"/g)).toHaveLength(2);
    expect(header).toContain('Witaj, Ola');
    expect(header).not.toContain('Zaloguj się');
  });
});

describe('Wave', () => {
  it.each([
    [-1, 0],
    [0.5, 160],
    [7, 320],
  ])('a wave for the share %d is %d of 320 units long', (part, length) => {
    expect(html(<Wave part={part} />)).toContain(`width="${length}"`);
  });
});

describe('the gallery page of all screen parts', () => {
  it('renders completely on the server, without inline style', () => {
    const page = html(<PartsPage />);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).not.toMatch(/\sstyle=/);
  });
});
