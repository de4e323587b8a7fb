import { Socket } from 'node:net';

/**
 * A connection to the server that sends what is written in one turn as one packet: the statements of a transaction that wait for no
 * answer go out together.
 */
export const gatheringSocket = (): Socket => {
  const socket = new Socket();
  let gathering = false;
  const gather = (): void => {
    if (gathering) return;
    gathering = true;
    socket.cork();
    process.nextTick(() => {
      gathering = false;
      socket.uncork();
    });
  };
  // Connecting puts the plain `write` back in the place of any other, so it is replaced once that is done.
  socket.once('connect', () => {
    const plain = socket.write;
    const write = (...sent: Parameters<Socket['write']>): boolean => {
      gather();
      return plain.apply(socket, sent);
    };
    Object.assign(socket, { write });
  });
  return socket;
};
