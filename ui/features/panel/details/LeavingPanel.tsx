import { useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import { toSlug } from '../../../../adapters/http/contract/pages.pl.ts';
import { type FailureMessage, messageOfFailure } from '../../../forms/failure-message.ts';
import { useSiteName } from '../../../hooks/use-page-data.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { leavingCopy } from '../copy/panel.pl.ts';
import css from '../frame/Panel.module.css';
import type { TabProps } from '../frame/tab.ts';
import { DeleteDialog } from './DeleteDialog.tsx';

const saveAsFile = (name: string, data: object): void => {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** The customer can export their data (GDPR, article 20) and delete the account (R39). */
export const LeavingPanel = ({
  account,
  onLoggedOut,
}: Pick<TabProps, 'account' | 'onLoggedOut'>) => {
  const brand = useSiteName();
  const [busy, setBusy] = useState(false);
  const [exported, setExported] = useState(false);
  const [failureMessage, setFailureMessage] = useState<FailureMessage | null>(null);
  const [asking, setAsking] = useState(false);
  const take = async (): Promise<void> => {
    setBusy(true);
    setExported(false);
    setFailureMessage(null);
    const answer = await call('accountExport', {});
    setBusy(false);
    if (answer.isErr()) {
      const { error } = answer;
      return error.kind === 'refused' && error.status === 401
        ? onLoggedOut()
        : setFailureMessage(messageOfFailure(error));
    }
    saveAsFile(leavingCopy.fileName(toSlug(brand)), answer.value.Export);
    setExported(true);
  };
  return (
    <Panel title={leavingCopy.title}>
      {exported && <Notice kind="good" title={leavingCopy.exported} live />}
      {failureMessage && (
        <Notice kind="error" title={leavingCopy.exportFailed} live>
          {failureMessage.text}
        </Notice>
      )}
      <div className={css.offer}>
        <p>{leavingCopy.exportText}</p>
        <Button
          kind="line"
          small
          icon="download"
          busy={busy && leavingCopy.exporting}
          onClick={take}
        >
          {leavingCopy.exportButton}
        </Button>
      </div>
      <div className={css.offer}>
        <p>{leavingCopy.deleteText}</p>
        <Button kind="line" small onClick={() => setAsking(true)}>
          {leavingCopy.deleteButton}
        </Button>
      </div>
      <DeleteDialog
        account={account}
        open={asking}
        onClose={() => setAsking(false)}
        onLoggedOut={onLoggedOut}
      />
    </Panel>
  );
};
