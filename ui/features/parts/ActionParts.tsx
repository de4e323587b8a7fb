import { useState } from 'react';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { Accordion } from '../../parts/Accordion.tsx';
import { AvailabilityLabel, ColourLabel } from '../../parts/AvailabilityLabel.tsx';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';
import css from './PartsPage.module.css';

export const ActionParts = () => (
  <div className={css.grid} id="przyciski">
    <Panel title="Przycisk">
      <div className={css.row}>
        <Button>Rezerwuj</Button>
        <Button busy="Zapisuję…">Zapisz dane</Button>
        <Button disabled>Nieczynny</Button>
      </div>
      <div className={css.row}>
        <Button kind="line" icon="left">
          Wstecz
        </Button>
        <Button kind="line" small>
          Kopiuj
        </Button>
        <Button kind="quiet">Zmień dane</Button>
      </div>
      <ButtonLink href="#rezerwacja" kind="line" wide icon="pencil">
        Uzupełnij dane
      </ButtonLink>
    </Panel>
    <Panel title="Etykiety dostępności">
      <div className={css.row}>
        <AvailabilityLabel availability={{ state: 'lastPlaces', places: 3 }} />
        <AvailabilityLabel availability={{ state: 'lastUnit' }} />
        <AvailabilityLabel availability={{ state: 'reserveList' }} />
        <AvailabilityLabel availability={{ state: 'full' }} />
        <AvailabilityLabel availability={{ state: 'confirmed' }} />
        <AvailabilityLabel availability={{ state: 'underWay' }} />
        <AvailabilityLabel availability={{ state: 'startsToday' }} />
        <ColourLabel>Skipper na pokładzie</ColourLabel>
      </div>
    </Panel>
    <Panel title="Komunikaty">
      <div className={css.stack}>
        <Notice>Dodatki wybierzesz także później, do 13.06.</Notice>
        <Notice kind="good">Dane zostały poprawnie zapisane</Notice>
        <Notice kind="warning" title="Zapisujesz się na listę rezerwową">
          Nie wpłacaj zaliczki. Odezwiemy się, gdy zwolni się miejsce.
        </Notice>
        <Notice kind="error">Minął termin na edycję danych. Prosimy o kontakt z biurem.</Notice>
      </div>
    </Panel>
    <Panel title="Pytania i okno">
      <Accordion
        items={[
          {
            title: 'Czy muszę umieć żeglować?',
            content: 'Nie. Na każdym jachcie jest skipper z uprawnieniami.',
            open: true,
          },
          {
            title: 'Jadę bez znajomych. Z kim popłynę?',
            content: 'Dzielimy ekipy wiekiem i stylem.',
          },
        ]}
      />
      <LogOutDialog />
    </Panel>
    <Panel title="Pusto">
      <EmptyState
        as="h3"
        title="Tutaj pojawią się Twoje aktualne wyjazdy"
        action={{ href: pages.offers, text: 'Wybierz rejs' }}
      />
    </Panel>
    <Panel title="Wczytywanie">
      <Skeleton />
    </Panel>
  </div>
);

const LogOutDialog = () => {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button kind="line" small onClick={() => setOpen(true)}>
        Wyloguj
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Wylogować Cię?"
        actions={<Button onClick={() => setOpen(false)}>Wyloguj</Button>}
        stay="Zostaję"
      >
        Rozpoczęte rezerwacje poczekają w panelu.
      </Dialog>
    </div>
  );
};
