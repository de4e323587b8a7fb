import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpSender } from '../../adapters/mail/smtp.ts';

/** A mail server that accepts everything, or refuses every recipient. */
const mailServer = async (refuse = false) => {
  const received: string[] = [];
  const serve = (socket: Socket): void => {
    let [data, inData] = ['', false];
    socket.write('220 test ready\r\n');
    socket.on('data', (chunk) => {
      data += chunk.toString('utf8');
      for (let end = data.indexOf('\r\n'); end >= 0; end = data.indexOf('\r\n')) {
        if (inData) {
          const stop = data.indexOf('\r\n.\r\n');
          if (stop < 0) return;
          received.push(data.slice(0, stop));
          [data, inData] = [data.slice(stop + 5), false];
          socket.write('250 kept\r\n');
          continue;
        }
        const line = data.slice(0, end);
        data = data.slice(end + 2);
        inData = line === 'DATA';
        if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(inData ? '354 go on\r\n' : refuse && line.startsWith('RCPT') ? '450 later\r\n' : '250 ok\r\n');
      }
    });
    socket.on('error', () => socket.destroy());
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.address();
  return { received, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/?ignoreTLS=true` };
};

const FROM = { name: 'Kilwater', address: 'rezerwacje@shop.example' };
const MAIL = {
  messageId: 'row-7@shop',
  from: FROM,
  to: 'anna@example.pl',
  subject: 'Ahoj',
  text: 'Treść',
  html: '<p>Treść</p>',
  sentAt: 0,
};

describe('the SMTP sender', () => {
  it('sends text and HTML under the given Message-ID', async () => {
    const { received, url } = await mailServer();
    const sender = smtpSender({ url, mayBePlain: true });
    await sender.send(MAIL);
    sender.close();
    const [message = ''] = received;
    expect(message).toContain('Message-ID: <row-7@shop>');
    expect(message).toContain('From: Kilwater <rezerwacje@shop.example>');
    expect(message).toMatch(/To: <?anna@example\.pl>?/);
    expect(message).toContain('text/plain');
    expect(message).toContain('text/html');
  });

  it('tells mail programs how to leave the newsletter with one press, and says so of no other mail (RFC 8058)', async () => {
    const { received, url } = await mailServer();
    const sender = smtpSender({ url, mayBePlain: true });
    await sender.send({ ...MAIL, leaveUrl: 'https://shop.example/newsletter/wypisz/abc' });
    await sender.send(MAIL);
    sender.close();
    const [newsletter = '', other = ''] = received;
    expect(newsletter).toContain('List-Unsubscribe: <https://shop.example/newsletter/wypisz/abc>');
    expect(newsletter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(other).not.toContain('List-Unsubscribe');
  });

  it('says nothing of a mail to a server that encrypts nothing, unless that is allowed', async () => {
    const { received, url } = await mailServer();
    const open = url.replace('?ignoreTLS=true', '');
    const sender = smtpSender({ url: open, mayBePlain: false });
    await expect(sender.send(MAIL)).rejects.toThrow();
    sender.close();
    expect(received).toEqual([]);
  });

  it('rejects where the server refuses, so that the mail is tried again', async () => {
    const { url } = await mailServer(true);
    const sender = smtpSender({ url, mayBePlain: true });
    await expect(sender.send(MAIL)).rejects.toThrow();
    sender.close();
  });
});
