import type { ComponentProps } from 'react';
import { Footer } from '../../parts/Footer.tsx';
import { Page } from '../../parts/Page.tsx';
import { ConsentAgain, ConsentBanner } from '../consent/Consent.tsx';
import { LoginMenu } from './LoginMenu.tsx';

/** A page of the shop: the frame with the login menu of whoever is there, and the question about statistics. */
export const ShopPage = (props: Omit<ComponentProps<typeof Page>, 'login'>) => (
  <Page footer={<Footer more={<ConsentAgain />} />} banner={<ConsentBanner />} {...props} login={<LoginMenu />} />
);
