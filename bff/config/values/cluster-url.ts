import { z } from 'zod'
import { isEncoded } from './encoded.ts'
import { Secret } from './secret.ts'

/** The address of a search engine. The error does not repeat an invalid value, because it may contain a password. */
export const clusterUrl = z
  .string()
  .refine(
    isClusterUrl,
    'This has to be an address such as https://host:9200, optionally with user and password before the host and a path after it, and nothing else',
  )
  .transform((url) => new Secret(url))

function isClusterUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') return false
  return [url.username, url.password].every(isEncoded)
}
