import { negotiate } from '@fastify/accept-negotiator'

const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The best encoding the client accepts, by its q values; identity if it accepts none of ours. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  const offers = acceptEncoding?.toLowerCase() ?? ''
  const best = negotiate(offers, offers.includes('*') ? notRefused(offers) : [...ENCODINGS])
  return ENCODINGS.find((encoding) => encoding === best) ?? 'identity'
}

/** The parser resolves the wildcard to the first offer, so the offers must not contain encodings the header rejects. */
function notRefused(offers: string): Encoding[] {
  const named = offers.replaceAll('*', '')
  return ENCODINGS.filter((encoding) => !named.includes(encoding) || negotiate(named, [encoding]) !== null)
}
