import { Socket } from 'node:net';

/** Sends all writes of one turn of the event loop as one network packet. */
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
  // The new `write` is set after the connection, because connecting sets `write` again.
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
