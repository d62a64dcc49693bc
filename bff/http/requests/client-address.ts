import { isIP } from 'node:net'

/** An IP address out of '192.0.2.7', '192.0.2.7:443', '[2001:db8::1]:443' or '2001:db8::1'; null for anything else. */
export function parseAddress(text: string): string | null {
  const value = text.trim()
  const { v4, v6 } = /^(?:(?<v4>[\d.]+):\d{1,5}|\[(?<v6>[\da-f:.]+)\](?::\d{1,5})?)$/i.exec(value)?.groups ?? {}
  const address = v4 ?? v6 ?? value
  return isIP(address) === 0 || address.includes('%') ? null : address.toLowerCase()
}

/**
 * The addresses of an `X-Forwarded-For` header that can be believed: from the nearest proxy back to the first entry that is no
 * address. Squid writes 'unknown', some gateways add a port.
 */
export function readableForwardedFor(header: string): string | null {
  const entries = header.split(',').map(parseAddress)
  const readable = entries.slice(entries.lastIndexOf(null) + 1)
  return readable.length === 0 ? null : readable.join(', ')
}

/** A network that attempts are counted for, and how many times as many it may make as one account. */
export interface CountedNetwork {
  readonly name: string
  readonly times: number
}

/** An office or a street shares an address. */
const ACCOUNTS_OF_AN_ADDRESS = 10
/** A provider gives a /48 to a company and, at times, to a street. */
const ACCOUNTS_OF_A_SITE = 40

/** The networks an address counts for: itself, or for IPv6 its /64 and its /48. @source RFC 6177 */
export function countedNetworks(address: string): readonly CountedNetwork[] {
  const groups = isIP(address) === 6 ? groupsOf(address) : null
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

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): readonly number[] {
  // Browsers' own reading: one spelling for each address, without dotted groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)),
  )
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0)
  return [...(before ?? []), ...Array<number>(missing).fill(0), ...(after ?? [])]
}
