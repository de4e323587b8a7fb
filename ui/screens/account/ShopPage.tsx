import type { ComponentProps } from 'react';
import { menuCopy } from '../../copy/account.pl.ts';
import { Page } from '../../parts/Page.tsx';
import { LoginMenu } from './LoginMenu.tsx';

/** A page of the shop: the frame with the addresses that exist and the login menu of whoever is there. */
export const ShopPage = (props: Omit<ComponentProps<typeof Page>, 'links' | 'login'>) => (
  <Page {...props} links={menuCopy.links} login={<LoginMenu />} />
);
