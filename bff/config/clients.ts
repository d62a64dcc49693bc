import { dirname, join } from 'node:path'
import { z } from 'zod'
import { readOrReport } from './content-file.ts'
import { listedOrigins } from './values/origins.ts'
import { uniqueBy } from './values/plain.ts'
import { setting } from './values/setting.ts'

/** The permissions of a client. Each field of `Query` and `Mutation` belongs to one scope: `@scope` in the schema. */
const CLIENT_SCOPES = ['public', 'cart', 'customer'] as const
export type ClientScope = (typeof CLIENT_SCOPES)[number]

export interface ClientDocument {
  readonly id: string
  readonly text: string
  /** Its place in the file, for error messages: 'clients/kiosk.json:4 operations.0.body'. */
  readonly place: string
}

/** A registered client: another frontend with its own documents. */
export interface ClientConfig {
  readonly id: string
  readonly documents: readonly ClientDocument[]
  /** Origins of its pages; empty for clients that are not pages. */
  readonly origins: readonly string[]
  readonly scopes: readonly ClientScope[]
  /** Null if there is no limit. */
  readonly requestsPerMinute: number | null
  /** For each network; null if there is no limit. */
  readonly requestsPerMinutePerNetwork: number | null
}

/** Counts are exact below this. */
const MOST_REQUESTS = 60_000
const requests = z.int().min(1).max(MOST_REQUESTS).nullable().default(null)

const ClientSetting = z.strictObject({
  id: setting(
    z.string().regex(/^[a-z][a-z\d-]{0,39}$/, 'has to be a word such as yard-kiosk'),
    'Name of the client, which it sends in the header `x-heartwood-client`',
  ),
  documents: setting(
    z.string().min(1),
    "Manifest of its trusted documents, relative to this file: Apollo's persisted query manifest, or Relay's `{id: text}`",
  ),
  scopes: setting(
    z
      .array(z.enum(CLIENT_SCOPES, `has to be one of ${CLIENT_SCOPES.join(', ')}`))
      .min(1, 'needs at least one scope')
      .max(CLIENT_SCOPES.length),
    'What its documents may use: `public` (catalogue and content), `cart` (cart and orders), `customer` (everything else)',
  ),
  origins: setting(listedOrigins.default([]), 'Origins of its pages; none for an app or a server'),
  requestsPerMinute: setting(requests, 'Most requests of the client in a minute, of all its users together', 'no limit'),
  requestsPerMinutePerNetwork: setting(requests, 'Most requests of the client in a minute from one network', 'no limit'),
})

/** The file that `CLIENTS_FILE` names. @source FRONT-1 */
export const ClientsFile = z.strictObject({
  clients: z.array(ClientSetting).max(50).superRefine(uniqueBy('id')),
})

const MOST_DOCUMENTS = 1000
const documentId = z.string().regex(/^\S{1,200}$/, 'has to be an id without spaces of at most 200 characters')

/** @source https://www.apollographql.com/docs/graphos/platform/security/persisted-queries */
const ApolloManifest = z.object({
  format: z.literal('apollo-persisted-query-manifest', 'has to be apollo-persisted-query-manifest'),
  version: z.literal(1, 'has to be 1'),
  operations: z
    .array(z.object({ id: documentId, body: z.string('has to be the text of an operation') }))
    .max(MOST_DOCUMENTS)
    .superRefine(uniqueBy('id')),
})

/** @source https://relay.dev/docs/guides/persisted-queries/ */
const RelayManifest = z.record(documentId, z.string('has to be the text of an operation'))

/**
 * Reads the clients and their manifests.
 * @returns the clients, or every error with file, line and field
 */
export function readClients(path: string): readonly ClientConfig[] | { readonly issues: readonly string[] } {
  const file = readOrReport(path, ClientsFile)
  if (file.value === null) return { issues: file.issues }
  const issues: string[] = []
  const clients = file.value.clients.map(({ documents, ...client }) => {
    const manifest = readManifest(join(dirname(path), documents))
    if ('issues' in manifest) issues.push(...manifest.issues)
    return { ...client, documents: 'issues' in manifest ? [] : manifest }
  })
  return issues.length > 0 ? { issues } : clients
}

function readManifest(path: string): readonly ClientDocument[] | { readonly issues: readonly string[] } {
  const file = readOrReport(path, z.looseObject({}, 'has to be a manifest: an object'))
  if (file.value === null) return { issues: file.issues }
  return 'format' in file.value || Array.isArray(file.value.operations) ? readApollo(path) : readRelay(path)
}

function readApollo(path: string): readonly ClientDocument[] | { readonly issues: readonly string[] } {
  const file = readOrReport(path, ApolloManifest)
  if (file.value === null) return { issues: file.issues }
  return file.value.operations.map(({ id, body }, i) => ({
    id,
    text: body,
    place: `${path}:${file.findLine(['operations', i, 'body'])} operations.${i}.body`,
  }))
}

function readRelay(path: string): readonly ClientDocument[] | { readonly issues: readonly string[] } {
  const file = readOrReport(path, RelayManifest)
  if (file.value === null) return { issues: file.issues }
  return Object.entries(file.value).map(([id, text]) => ({ id, text, place: `${path}:${file.findLine([id])} ${id}` }))
}
