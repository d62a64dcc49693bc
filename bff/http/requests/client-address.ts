import { isIP } from 'node:net'

/** Parses an IP address from '192.0.2.7', '192.0.2.7:443', '[2001:db8::1]:443' or '2001:db8::1'; null for anything else. */
export function parseAddress(text: string): string | null {
  const value = text.trim()
  const { v4, v6 } = /^(?:(?<v4>[\d.]+):\d{1,5}|\[(?<v6>[\da-f:.]+)\](?::\d{1,5})?)$/i.exec(value)?.groups ?? {}
  const address = v4 ?? v6 ?? value
  return isIP(address) === 0 || address.includes('%') ? null : address.toLowerCase()
}

/**
 * The valid addresses of an `X-Forwarded-For` header, from the nearest proxy back to the first invalid entry. Squid writes 'unknown', and
 * some gateways add a port.
 */
export function readableForwardedFor(header: string): string | null {
  const entries = header.split(',').map(parseAddress)
  const readable = entries.slice(entries.lastIndexOf(null) + 1)
  return readable.length === 0 ? null : readable.join(', ')
}

/** A network whose attempts are counted, and its limit as a multiple of one account's. */
export interface CountedNetwork {
  readonly name: string
  readonly times: number
}

/** An office or a street may share an address. */
const ACCOUNTS_OF_AN_ADDRESS = 10
/** A provider assigns a /48 to a company, and sometimes to a street. */
const ACCOUNTS_OF_A_SITE = 40

/** The networks of an address: the address itself, or for IPv6 its /64 and its /48. @source RFC 6177 */
export function countedNetworks(address: string): readonly CountedNetwork[] {
  const groups = isIP(address) === 6 ? parseGroups(address) : null
  const isMapped = groups?.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!groups || isMapped) {
    const name = groups
      ? groups
          .slice(6)
          .flatMap((group) => [group >> 8, group & 255])
          .join('.')
      : address
    return [{ name, times: ACCOUNTS_OF_AN_ADDRESS }]
  }
  const prefix = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')
  return [
    { name: `${prefix(4)}::/64`, times: ACCOUNTS_OF_AN_ADDRESS },
    { name: `${prefix(3)}::/48`, times: ACCOUNTS_OF_A_SITE },
  ]
}

/** The eight groups of an IPv6 address in any notation. */
function parseGroups(address: string): readonly number[] {
  // The URL parser normalises the address: one spelling per address, without dotted groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)),
  )
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0)
  return [...(before ?? []), ...Array<number>(missing).fill(0), ...(after ?? [])]
}
