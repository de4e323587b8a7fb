import { useState } from 'react';
import { Panel } from '../../../parts/Panel.tsx';
import { passwordCopy } from '../copy/panel.pl.ts';
import type { TabProps } from '../frame/tab.ts';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

export const PasswordTab = (props: TabProps) => {
  // A password change ends the other sessions, so the list of sessions reloads.
  const [changes, setChanges] = useState(0);
  return (
    <>
      <Panel title={passwordCopy.title}>
        <PasswordChangeForm {...props} onChanged={() => setChanges(changes + 1)} />
      </Panel>
      <SessionsPanel key={changes} {...props} />
    </>
  );
};
