export interface Arguments {
  /** Without a slash at the end. */
  readonly url: string
  readonly index: string
  /** Whether it may write to the platform. */
  readonly mayBuy: boolean
}

const USAGE = 'Name a platform and an index: npm run contract -- http://localhost:8080 vue_storefront_catalog [--buy]'
const BUY = '--buy'

/** The arguments; a sentence if they cannot be used. */
export function readArguments(words: readonly string[]): Arguments | string {
  const [address, index, ...others] = words.filter((word) => word !== BUY)
  if (address === undefined || index === undefined || others.length > 0) return USAGE
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return `"${address}" is not an address such as http://localhost:8080.`
  const path = url.pathname.replace(/\/+$/, '')
  if (path.endsWith('/api')) return `Leave out /api at the end of ${address}: it is added to every call.`
  if (url.username || url.password || url.search || url.hash)
    return 'Leave out user, password, query and fragment of the address: they are sent with no call.'
  if (!/^[^\s/]+$/.test(index)) return `"${index}" is not the name of an index.`
  return { url: url.origin + path, index, mayBuy: words.includes(BUY) }
}
