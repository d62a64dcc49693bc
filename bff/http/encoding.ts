import { negotiate } from '@fastify/accept-negotiator'

/** What pages are cached in, the best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The best encoding a browser says it reads, by its q values; as it is where it says nothing that fits. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  const offers = acceptEncoding?.toLowerCase() ?? ''
  const best = negotiate(offers, offers.includes('*') ? notRefused(offers) : [...ENCODINGS])
  return ENCODINGS.find((encoding) => encoding === best) ?? 'identity'
}

/** The wildcard is taken for the first of a list, so the list must be without what the same header refuses by name. */
function notRefused(offers: string): Encoding[] {
  const named = offers.replaceAll('*', '')
  return ENCODINGS.filter((encoding) => !named.includes(encoding) || negotiate(named, [encoding]) !== null)
}
