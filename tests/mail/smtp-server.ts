import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type MailFate =
  | 'takes'
  | 'offersUnknownTls'
  /** Accepts the mail and closes the connection before the reply. */
  | 'dropsAfterData'
  | 'hangs'
  | { readonly refuses: 'sender' | 'reader' | 'words'; readonly code: number };

const replyError = (code: number): Error =>
  Object.assign(new Error(code < 500 ? 'come again later' : 'not here'), { responseCode: code });

export const mailServer = async (...fates: readonly MailFate[]) => {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let conversations = 0;
  const fateOf = new Map<string, MailFate>();
  const refusal = (
    session: { readonly id: string },
    at: 'sender' | 'reader' | 'words',
  ): Error | null => {
    const fate = fateOf.get(session.id) ?? 'takes';
    return typeof fate === 'object' && fate.refuses === at ? replyError(fate.code) : null;
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
    ids: (): readonly string[] =>
      received.map((mail) => /^Message-ID: <(.+)>$/im.exec(mail)?.[1] ?? ''),
    url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`,
  };
};
