import { apiFailureOf } from '../../../adapters/http/client/call.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { contactCopy } from '../../copy/contact.pl.ts';
import { formatDateRange } from '../../format.ts';
import { FormFailures } from '../../forms/FormFailures.tsx';
import { Honeypot } from '../../forms/Honeypot.tsx';
import { Button } from '../../parts/Button.tsx';
import { TextArea, TextField } from '../../parts/TextField.tsx';
import { MessageSent } from '../../shared/contact/MessageSent.tsx';
import { toContactErrors, useContactMessage } from '../../shared/contact/use-contact-message.ts';
import css from '../../shared/page/AccountPage.module.css';
import type { PageData } from '../../state/page-data.ts';

const IDS = { email: 'kontakt-email', contents: 'kontakt-tresc' } as const;

export const ContactForm = ({ about, answer }: Pick<PageData<'contact'>, 'about' | 'answer'>) => {
  const sent = answer?.status === 200 ? answer.fields : undefined;
  const refused = answer === undefined || sent !== undefined ? undefined : answer;
  const { form, address, sentTo, another } = useContactMessage({
    ids: IDS,
    start: {
      email: refused?.fields.email ?? null,
      contents:
        refused?.fields.contents ??
        (about === null
          ? ''
          : contactCopy.about(
              about.name,
              about.days === null ? null : formatDateRange(about.days.from, about.days.to),
            )),
    },
    sentTo: sent?.email ?? null,
    refused:
      refused && toContactErrors(apiFailureOf(refused.status, refused.retryAfter, refused.body)),
  });
  const { field, values, put, busy } = form;

  if (sentTo !== null) return <MessageSent email={sentTo} onAnother={another} />;
  return (
    <form
      className={css.form}
      method="post"
      action={pages.contact}
      onSubmit={form.submit}
      noValidate
    >
      <FormFailures form={form} title={contactCopy.incomplete} />
      <TextField
        {...field('email')}
        label={contactCopy.email}
        hint={contactCopy.emailHint}
        name="email"
        type="email"
        autoComplete="email"
        value={address}
      />
      <TextArea
        {...field('contents')}
        label={contactCopy.contents}
        hint={contactCopy.contentsHint}
        name="contents"
        rows={8}
      />
      <Honeypot
        label={contactCopy.honeypot}
        value={values.leaveEmpty}
        onChange={(leaveEmpty) => put({ leaveEmpty })}
      />
      <div className={css.actions}>
        <Button type="submit" busy={busy && contactCopy.busy}>
          {contactCopy.submit}
        </Button>
      </div>
    </form>
  );
};
