import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** What a mail server does with one conversation; the next has the next fate, the last one stays. */
export type Fate =
  /** Takes the mail. */
  | 'takes'
  /** The same, and offers TLS with a certificate that nobody vouches for. */
  | 'offersUnknownTls'
  /** Takes it and is gone before it has said so. */
  | 'dropsAfterData'
  /** Takes the line and never answers again. */
  | 'hangs'
  /** Refuses sender, reader or words with a code. */
  | { readonly refuses: 'sender' | 'reader' | 'words'; readonly code: number };

const saying = (code: number): Error => Object.assign(new Error(code < 500 ? 'come again later' : 'not here'), { responseCode: code });

/** A real mail server on a free port of this machine; `received`: every mail that it took, whole. */
export const mailServer = async (...fates: readonly Fate[]) => {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let conversations = 0;
  const fateOf = new Map<string, Fate>();
  const refusal = (session: { readonly id: string }, at: 'sender' | 'reader' | 'words'): Error | null => {
    const fate = fateOf.get(session.id) ?? 'takes';
    return typeof fate === 'object' && fate.refuses === at ? saying(fate.code) : null;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: fates.includes('offersUnknownTls') ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect: (session, answer) => {
      const fate = fates[Math.min(conversations, fates.length - 1)] ?? 'takes';
      conversations += 1;
      fateOf.set(session.id, fate);
      if (fate !== 'hangs') answer();
    },
    onMailFrom: (_address, session, answer) => answer(refusal(session, 'sender')),
    onRcptTo: (_address, session, answer) => answer(refusal(session, 'reader')),
    onData: (stream, session, answer) => {
      void text(stream).then((mail) => {
        const refused = refusal(session, 'words');
        if (refused !== null) return answer(refused);
        received.push(mail);
        if (fateOf.get(session.id) !== 'dropsAfterData') return answer();
        for (const socket of sockets) socket.destroy();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    received: received as readonly string[],
    /** Message-IDs of the mails that it took, in their order. */
    ids: (): readonly string[] => received.map((mail) => /^Message-ID: <(.+)>$/im.exec(mail)?.[1] ?? ''),
    url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`,
  };
};
