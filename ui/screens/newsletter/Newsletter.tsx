import { useEffect, useRef, useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { newsletterCopy } from '../../copy/newsletter.pl.ts';
import { FormTroubles } from '../../forms/FormTroubles.tsx';
import { troubleOf } from '../../forms/trouble.ts';
import { useForm } from '../../forms/useForm.ts';
import { Button } from '../../parts/Button.tsx';
import { Checkbox } from '../../parts/Checkbox.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { TextField } from '../../parts/TextField.tsx';
import css from './Newsletter.module.css';

const IDS = { email: 'newsletter-email', consent: 'newsletter-zgoda' } as const;

/** Signing up for the newsletter, on the home page (document 3, 2.19): nothing is sent without the consent, whose text turns red. */
export const Newsletter = () => {
  const [done, setDone] = useState(false);
  return (
    <section className={css.band} aria-labelledby="newsletter-tytul">
      <div className={`wrap ${css.two}`}>
        <div>
          <h2 id="newsletter-tytul">{newsletterCopy.title}</h2>
          <p className="lead">{newsletterCopy.lead}</p>
        </div>
        {done ? <Done /> : <SignUp onDone={() => setDone(true)} />}
      </div>
    </section>
  );
};

const Done = () => {
  const told = useRef<HTMLDivElement>(null);
  // The form is gone: focus goes to what took its place.
  useEffect(() => told.current?.focus(), []);
  return (
    <div ref={told} tabIndex={-1}>
      <Notice kind="good" title={newsletterCopy.done} live>
        {newsletterCopy.doneText}
      </Notice>
    </div>
  );
};

const SignUp = ({ onDone }: { readonly onDone: () => void }) => {
  // Without a script nothing would be sent: the button waits for it.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const form = useForm({
    start: { email: '', consent: false, website: '' },
    ids: IDS,
    focus: 'field',
    check: ({ email, consent }) => ({
      ...(email.trim() === '' ? { email: newsletterCopy.invalid } : {}),
      ...(consent ? {} : { consent: newsletterCopy.noConsent }),
    }),
    send: async ({ email, website }) => {
      const answer = await call('newsletter', { email: email.trim(), website });
      if (answer.isOk()) return void onDone();
      const { error } = answer;
      if (error.kind === 'refused' && error.message.includes('already')) return { errors: { email: newsletterCopy.already } };
      if (error.kind === 'refused' && error.status === 400) return { errors: { email: newsletterCopy.invalid } };
      return { trouble: troubleOf(error) };
    },
  });
  const { values, put, errors, busy } = form;
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <noscript>
        <Notice kind="warning">{newsletterCopy.noScript}</Notice>
      </noscript>
      <FormTroubles form={form} />
      <TextField
        id={IDS.email}
        label={newsletterCopy.email}
        name="email"
        type="email"
        autoComplete="email"
        value={values.email}
        error={errors.email}
        onChange={({ target }) => put({ email: target.value })}
      />
      <div className={css.unseen} aria-hidden="true">
        <label>
          {newsletterCopy.website}
          <input
            type="text"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={values.website}
            onChange={({ target }) => put({ website: target.value })}
          />
        </label>
      </div>
      <div className={errors.consent === undefined ? undefined : css.wrong}>
        <Checkbox
          id={IDS.consent}
          checked={values.consent}
          required
          error={errors.consent}
          onChange={({ target }) => put({ consent: target.checked })}
        >
          {newsletterCopy.consent}
        </Checkbox>
      </div>
      <div className={css.actions}>
        <Button kind="line" type="submit" disabled={!ready} busy={busy && newsletterCopy.busy}>
          {newsletterCopy.submit}
        </Button>
        <a href={newsletterCopy.privacy.href}>{newsletterCopy.privacy.text}</a>
      </div>
    </form>
  );
};
