import { Socket } from 'node:net';

/** Collects what is written during one turn of the event loop, and sends it as one packet. */
export const batchingSocket = (): Socket => {
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
  // Replace `write` only after the socket has connected, because Node sets `write` again when a
  // socket connects.
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
