import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { SideSummary, WithSummary } from '../../parts/SideSummary.tsx';
import { Stepper } from '../../parts/Stepper.tsx';
import { PillTabs } from '../../parts/Tabs.tsx';
import { UnitCard, UnitCards } from '../../parts/UnitCard.tsx';
import css from './PartsPage.module.css';
import { sampleScene } from './samples.ts';

const STEPS = [
  { text: 'Twój Rejs', href: '#rezerwacja' },
  { text: 'Zakwaterowanie i dojazd' },
  { text: 'Ubezpieczenie' },
  { text: 'Dodatki' },
  { text: 'Dane uczestników' },
  { text: 'Podsumowanie i płatność' },
];
const CLASSES = [
  { key: 'premier', text: 'Premier' },
  { key: 'superior', text: 'Superior' },
  { key: 'luxury', text: 'Luxury' },
  { key: 'catamaran', text: 'Katamarany' },
] as const;
const UNITS = [
  { name: 'Bavaria 40', availability: { state: 'lastPlaces', places: 3 } },
  { name: 'Dufour 412', availability: { state: 'lastUnit' } },
  { name: 'Oceanis 40', availability: { state: 'reserveList' } },
] as const;

export const BookingParts = () => {
  const [unit, setUnit] = useState<string>('Bavaria 40');
  const [kind, setKind] = useState<(typeof CLASSES)[number]['key']>('premier');
  return (
    <div id="rezerwacja">
      <Stepper label="Kroki rezerwacji" steps={STEPS} present={2} />
      <WithSummary
        summary={
          <SideSummary
            label="Twoja rezerwacja"
            picture={sampleScene(20418, { width: 1280, height: 720 })}
            title="Wyspy Dalmacji"
            subtitle="27.06–04.07.2026 · 2 osoby"
            rows={[
              { text: 'Rejs, 2 × 2 349 PLN', amount: '4 698 PLN' },
              { text: 'Autokar, 2 × 549 PLN', amount: '1 098 PLN' },
              { text: 'Ubezpieczenie podróżne', amount: 'W cenie wyjazdu' },
              { text: 'Promocja letnia', amount: '−400 PLN', minus: true },
            ]}
            total="5 396 PLN"
            note="Najniższa cena z 30 dni przed obniżką: 2 349 PLN za osobę"
            action={<Button small>Dalej</Button>}
          />
        }
      >
        <Panel title="Rodzaj jednostki">
          <PillTabs label="Klasa" tabs={CLASSES} chosen={kind} onChoose={setKind}>
            <div className={css.stack}>
              <UnitCards>
                {UNITS.map(({ name, availability }, index) => (
                  <UnitCard
                    key={name}
                    name={name}
                    picture={sampleScene(40 + index, {
                      time: index ? 'golden' : 'day',
                      width: 1280,
                      height: 720,
                      portrait: true,
                    })}
                    stars={{ count: 3, label: 'Klasa: 3 gwiazdki' }}
                    availability={availability}
                    price={{ now: '2 149 PLN' }}
                    choice={{
                      group: 'unit',
                      value: name,
                      checked: unit === name,
                      onChange: () => setUnit(name),
                    }}
                  >
                    4 kabiny, 2 łazienki, 10 miejsc
                  </UnitCard>
                ))}
              </UnitCards>
            </div>
          </PillTabs>
        </Panel>
        <UnitCards>
          <UnitCard
            name="Lagoon 42"
            picture={sampleScene(50, { vessel: 'catamaran', width: 1280, height: 720 })}
            price={{ now: '3 190 PLN' }}
          >
            Karta do oglądania, bez wyboru.
          </UnitCard>
        </UnitCards>
      </WithSummary>
    </div>
  );
};
