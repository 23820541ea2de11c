import { BlockList, isIP } from 'node:net';

/**
 * Creates a check whether an address is in a list.
 * @param entries addresses and networks, such as `10.0.0.0/8`
 */
export function createAddressCheck(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) list.addAddress(address, getAddressFamily(address));
    else list.addSubnet(address, Number(prefix), getAddressFamily(address));
  }
  return (address) => list.check(address, getAddressFamily(address));
}

function getAddressFamily(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
