import type { ClusterConfig } from '../../config/cluster.ts'
import { PlatformUnreachable } from '../base/errors.ts'
import type { HttpSettings, PlatformHttp } from '../http/client.ts'
import { CLUSTER_ADAPTERS } from './adapter.ts'

/** The settings in which calls of a search engine differ from calls of the platform. Limits and time-outs are the same. */
export const clusterSettings = ({ url, authorization }: ClusterConfig) =>
  ({ url, authorization, family: 'search engine' }) satisfies Partial<HttpSettings>

/**
 * Resolves if a search engine answers a search in an index, so that a wrong password and a missing index are found too.
 * @throws PlatformUnreachable
 * @source ENGINE-8
 */
export async function probeCluster(
  http: PlatformHttp,
  { path }: ClusterConfig,
  index: string,
  signal: AbortSignal,
): Promise<void> {
  const searched = `${CLUSTER_ADAPTERS[path].indexPath(index, 'category')}/_search`
  const options = { name: 'probe', signal, isQuiet: true }
  const { status } = await http.post(searched, { size: 0, from: 0 }, {}, options)
  if (status >= 400) throw new PlatformUnreachable('PLATFORM_FAILED', status)
}
