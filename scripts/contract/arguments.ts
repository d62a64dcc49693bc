import { parseCommandLine, type Usage, UsageError } from '../command-line.ts'

export const USAGE = {
  purpose:
    'Sends each kind of query of the shop to a platform, and prints refusals, missing mappings, their cost and the settings to use. The environment configures the queries. Exits with 1 if something is refused, missing or not found.',
  call: 'npm run contract -- URL INDEX',
  operands: 'URL is the address of the platform without /api, INDEX the name of its search index.',
  options: { buy: { meaning: 'buys there as well, as a test' } },
  example: 'npm run contract -- http://localhost:8080 vue_storefront_catalog',
} as const satisfies Usage

/** Reads the address, without a slash at the end, the index, and whether the platform may be written to. @throws UsageError */
export function readArguments(words: readonly string[]) {
  const { values, operands } = parseCommandLine(USAGE, words)
  const [address, index, ...others] = operands
  if (address === undefined || index === undefined || others.length > 0) throw new UsageError('Name a platform and an index.')
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${address}" is not an address such as http://localhost:8080.`)
  const path = url.pathname.replace(/\/+$/, '')
  if (path.endsWith('/api')) throw new UsageError(`Leave out /api at the end of ${address}: it is added to every call.`)
  if (url.username || url.password || url.search || url.hash)
    throw new UsageError('Leave out user, password, query and fragment of the address: they are sent with no call.')
  if (!/^[^\s/]+$/.test(index)) throw new UsageError(`"${index}" is not the name of an index.`)
  return { url: url.origin + path, index, mayBuy: values.buy }
}
