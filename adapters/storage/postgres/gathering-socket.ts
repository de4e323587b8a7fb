import { Socket } from 'node:net';

/**
 * A connection to the server that sends what is written in one turn as one packet: the statements of a transaction that wait for no
 * answer go out together.
 */
export class GatheringSocket extends Socket {
  private gathering = false;

  override write(
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | ((failure?: Error | null) => void),
    done?: (failure?: Error | null) => void,
  ): boolean {
    if (!this.gathering) {
      this.gathering = true;
      this.cork();
      process.nextTick(() => {
        this.gathering = false;
        this.uncork();
      });
    }
    return typeof encoding === 'function' ? super.write(chunk, encoding) : super.write(chunk, encoding, done);
  }
}
