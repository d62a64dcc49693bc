import type { z } from 'zod'
import { clusterUrl } from './values/cluster-url.ts'
import { oneOf } from './values/plain.ts'
import { Secret } from './values/secret.ts'
import { secretSetting, setting } from './values/setting.ts'

export interface ClusterConfig {
  /** 'https://host:9200', without user and password. */
  readonly url: string
  /** Value of the header `authorization`; null if the URL has no user. */
  readonly authorization: Secret<string> | null
  readonly path: ClusterPath
}

/** Indices by kind of document from Elasticsearch 6 on, and types of one index before. @source platform contract §2.1 */
const CLUSTER_PATHS = ['{index}_{entity}', '{index}/{entity}'] as const

export type ClusterPath = (typeof CLUSTER_PATHS)[number]

export const clusterVariables = {
  CATALOG_URL: secretSetting(
    clusterUrl.optional(),
    'Search engine (OpenSearch or Elasticsearch) that the shop asks for the catalogue directly: `https://user:password@host:9200`. [Operations](operations.md#ask-a-search-engine-directly) says what the platform is still asked for',
    "the platform's `/api/catalog`",
  ),
  CATALOG_PATH: setting(
    oneOf(CLUSTER_PATHS).default('{index}_{entity}'),
    'With `CATALOG_URL`: how the search engine names an index, before `/_search`. `{index}/{entity}` is the form before Elasticsearch 6',
  ),
}

export function clusterConfig({
  CATALOG_URL: address,
  CATALOG_PATH: path,
}: z.output<z.ZodObject<typeof clusterVariables>>): ClusterConfig | null {
  if (address === undefined) return null
  const { origin, pathname, username, password } = new URL(address.reveal())
  const credentials = [username, password].map(decodeURIComponent).join(':')
  return {
    url: origin + pathname.replace(/\/+$/, ''),
    authorization: credentials === ':' ? null : new Secret(`Basic ${Buffer.from(credentials).toString('base64')}`),
    path,
  }
}
