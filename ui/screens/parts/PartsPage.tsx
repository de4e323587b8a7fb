import { Page } from '../../parts/Page.tsx';

/** Every part of the house in every state, for the people who build with them. */
export const PartsPage = () => (
  <Page>
    <div className="wrap section">
      <h1>Części i ich stany</h1>
    </div>
  </Page>
);
