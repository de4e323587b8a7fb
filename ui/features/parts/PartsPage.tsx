import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { Page } from '../../parts/Page.tsx';
import { LineTabs } from '../../parts/Tabs.tsx';
import { ActionParts } from './ActionParts.tsx';
import { BookingParts } from './BookingParts.tsx';
import { ColourParts } from './ColourParts.tsx';
import { FormParts } from './FormParts.tsx';
import { OfferParts } from './OfferParts.tsx';
import css from './PartsPage.module.css';

const CHAPTERS = [
  { href: '#kolory', text: 'Kolory i pismo' },
  { href: '#przyciski', text: 'Przyciski i komunikaty' },
  { href: '#formularze', text: 'Formularze' },
  { href: '#rejsy', text: 'Rejsy' },
  { href: '#rezerwacja', text: 'Rezerwacja' },
];

export const PartsPage = () => (
  <Page current={pages.parts}>
    <div className={`wrap ${css.page}`}>
      <h1>Części i ich stany</h1>
      <LineTabs label="Rozdziały" links={CHAPTERS} current="#kolory" />
      <ColourParts />
      <ActionParts />
      <FormParts />
      <OfferParts />
      <BookingParts />
    </div>
  </Page>
);
