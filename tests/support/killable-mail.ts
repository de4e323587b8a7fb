import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type AcceptedMail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  times: number;
};

const header = (mail: string, name: string): string =>
  new RegExp(`^${name}: (.+(?:\\r?\\n[ \\t].+)*)`, 'im').exec(mail)?.[1] ?? '';

/** RFC 2047: non-ASCII text in a header is UTF-8 in base64 or quoted-printable. */
const words = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_all, way: string, encoded: string) =>
      way.toUpperCase() === 'B'
        ? Buffer.from(encoded, 'base64').toString('latin1')
        : encoded
            .replace(/_/g, ' ')
            .replace(/=([\dA-F]{2})/gi, (_octet, hex: string) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
    );

export const openMail = async () => {
  const accepted = new Map<string, AcceptedMail>();
  const sockets = new Set<Socket>();
  let silent: { readonly subject: string; readonly heard: () => void } | null = null;
  let at = 0;
  const opening = async (port: number): Promise<SMTPServer> => {
    const server = new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'], logger: false },
      onData: (stream, _session, answer) =>
        void text(stream).then((mail) => {
          const id = header(mail, 'Message-ID');
          const earlier = accepted.get(id) ?? {
            id,
            to: header(mail, 'To'),
            subject: Buffer.from(words(header(mail, 'Subject')), 'latin1').toString('utf8'),
            body: mail,
            times: 0,
          };
          earlier.times += 1;
          accepted.set(id, earlier);
          if (silent === null || !earlier.subject.startsWith(silent.subject)) return answer();
          silent.heard();
        }),
    });
    server.server.on('connection', (socket: Socket) => sockets.add(socket));
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
    const address = server.server.address();
    at = typeof address === 'object' && address !== null ? address.port : 0;
    return server;
  };
  let server = await opening(0);
  const closeServer = (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return {
    environment: { SMTP_URL: `smtp://127.0.0.1:${at}`, SMTP_PLAIN: 'allowed' },
    taken: (): readonly AcceptedMail[] => [...accepted.values()],
    /** Confirms no mail whose subject begins with `subject`. Resolves after the first one. */
    fallSilent: (subject: string): Promise<void> =>
      new Promise((resolve) => {
        silent = { subject, heard: resolve };
      }),
    kill: closeServer,
    start: async (): Promise<void> => {
      silent = null;
      server = await opening(at);
    },
    close: closeServer,
  };
};
