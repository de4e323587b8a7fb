import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import { pages, toSlug } from '../../../../adapters/http/contract/pages.pl.ts';
import { type FailureMessage, messageOfFailure } from '../../../forms/use-form.ts';
import { useSiteName } from '../../../hooks/use-page-data.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { Button, ButtonLink } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { saveAsFile } from '../../../shared/save-as-file.ts';
import { accountDeletedAtom } from '../../../state/account/session.ts';
import { clearTabData } from '../../../state/browser-storage.ts';
import { leavingCopy } from '../copy/panel.pl.ts';
import css from '../frame/Panel.module.css';
import type { TabProps } from '../frame/tab.ts';
import { dialogButtonProps, PasswordAgain, usePasswordPrompt } from '../password/PasswordAgain.tsx';

type Props = TabProps & {
  readonly open: boolean;
  readonly onClose: () => void;
};
type State =
  | { readonly kind: 'asking' | 'busy' | 'refused' | 'deleted' }
  | { readonly kind: 'failed'; readonly failureMessage: FailureMessage };

/** A customer who still has a trip ahead cannot delete the account (A-112, R39). */
const DeleteDialog = ({ account, open, onClose, onLoggedOut }: Props) => {
  const [state, setState] = useState<State>({ kind: 'asking' });
  const session = useSession();
  const passwordAgain = usePasswordPrompt();
  const setLeft = useSetAtom(accountDeletedAtom);
  const remove = async (): Promise<void> => {
    if (state.kind === 'busy' || passwordAgain.missing()) return;
    setState({ kind: 'busy' });
    const answer = await call('accountDelete', passwordAgain.sent);
    if (answer.isOk()) {
      if (answer.value.Deleted) {
        clearTabData();
        setLeft(true);
      }
      return setState({ kind: answer.value.Deleted ? 'deleted' : 'refused' });
    }
    const { error } = answer;
    if (error.kind === 'refused' && error.status === 401) {
      setState({ kind: 'asking' });
      onClose();
      return onLoggedOut();
    }
    setState(
      passwordAgain.asks(error)
        ? { kind: 'asking' }
        : { kind: 'failed', failureMessage: messageOfFailure(error) },
    );
  };
  const close = (): void => {
    if (state.kind === 'deleted') {
      window.location.assign(pages.home);
      return;
    }
    setState({ kind: 'asking' });
    passwordAgain.forget();
    onClose();
  };
  if (state.kind === 'deleted')
    return (
      <Dialog
        open={open}
        onClose={close}
        title={leavingCopy.done}
        actions={<ButtonLink href={pages.home}>{leavingCopy.home}</ButtonLink>}
      >
        <p role="status">{leavingCopy.doneText}</p>
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onClose={close}
      title={leavingCopy.askTitle}
      actions={
        <Button
          busy={state.kind === 'busy' && leavingCopy.deleting}
          {...dialogButtonProps(passwordAgain, remove)}
        >
          {leavingCopy.confirm}
        </Button>
      }
      stay={leavingCopy.stay}
    >
      <div className={css.told}>
        <p>{leavingCopy.askText}</p>
        <p>{leavingCopy.askVouchers}</p>
        {session.kind === 'customer' && session.isAmbassador && <p>{leavingCopy.askAmbassador}</p>}
        <PasswordAgain proof={passwordAgain} email={account.Email} onSubmit={remove} />
        {state.kind === 'refused' && (
          <Notice kind="warning" title={leavingCopy.refused} live>
            {leavingCopy.refusedText}
          </Notice>
        )}
        {state.kind === 'failed' && (
          <Notice kind="error" title={leavingCopy.failed} live>
            {state.failureMessage.text}
          </Notice>
        )}
      </div>
    </Dialog>
  );
};

/** The customer can export their data (GDPR, article 20) and delete the account (R39). */
export const ExportAndDeletionPanel = ({ account, onLoggedOut }: TabProps) => {
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
    const text = JSON.stringify(answer.value.Export, null, 2);
    saveAsFile(leavingCopy.fileName(toSlug(brand)), 'application/json', text);
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
