import { describe, expect, it } from 'vitest';
import { rateLimitKeyOfAddress } from '../../../adapters/http/server/pipeline/net.ts';

describe('the IP address or network under which limits count a caller (R65.4)', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.9]', '203.0.113.9'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('limits count the IP address %s as %s', (address, counted) => {
    expect(rateLimitKeyOfAddress(address)).toBe(counted);
  });
});
