import type { ComponentProps } from 'react';
import { Page } from '../../parts/Page.tsx';
import { LoginMenu } from './LoginMenu.tsx';

/** A page of the shop: the frame with the login menu of whoever is there. */
export const ShopPage = (props: Omit<ComponentProps<typeof Page>, 'login'>) => <Page {...props} login={<LoginMenu />} />;
