import { createServer } from 'node:http'
import { text as readBody } from 'node:stream/consumers'
import { firstRefused, textFieldError } from '../../bff/platform/testing/refusing-engine.ts'
import { type LocalServer, listenLocally } from './local-server.ts'

export interface RefusingPlatform extends LocalServer {
  /** Maps these fields of an entity as text: counting or sorting by them fails, as in a real engine. */
  textFields(entity: string, fields: readonly string[]): void
  /** Rejects every search of an entity from now on with this message; null stops it. */
  refuseAll(entity: string, sentence: string | null): void
  /** Reports a failed shard with this reason in every answer for an entity; null stops it. */
  failShard(entity: string, reason: string | null): void
}

const SEARCH = /^\/api\/catalog\/[^/]+\/(?<entity>[^/]+)\/_search/

/**
 * Starts a platform that forwards calls to a real one, except searches that an engine rejects if some fields are mapped as text.
 * The keyword copies of such fields (`brand.keyword`) hold the values of the original fields.
 */
export async function refusingPlatform(target: string): Promise<RefusingPlatform> {
  const textFields = new Map<string, readonly string[]>()
  const sentences = new Map<string, string | null>()
  const failedShards = new Map<string, string | null>()

  function refusal(entity: string, body: string): object | null {
    const sentence = sentences.get(entity)
    if (sentence) return { code: 500, result: { root_cause: [], type: 'illegal_argument_exception', reason: sentence } }
    const field = firstRefused(body, textFields.get(entity) ?? [])
    return field === null ? null : textFieldError(field)
  }

  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming
    const body = await readBody(incoming)
    const entity = SEARCH.exec(url)?.groups?.entity ?? ''
    const refused = refusal(entity, body)
    if (refused) {
      outgoing.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify(refused))
      return
    }
    const contentType = headers['content-type'] ?? 'application/json'
    const plain = body.replaceAll('.keyword"', '"')
    const reply = await fetch(new URL(url, target), {
      method,
      headers: { 'content-type': contentType },
      ...(body === '' ? {} : { body: plain }),
    })
    outgoing.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'application/json' })
    const failure = failedShards.get(entity)
    outgoing.end(failure ? inPart(await reply.text(), failure) : Buffer.from(await reply.arrayBuffer()))
  })
  return {
    ...(await listenLocally(server)),
    textFields: (entity, fields) => void textFields.set(entity, fields),
    refuseAll: (entity, sentence) => void sentences.set(entity, sentence),
    failShard: (entity, reason) => void failedShards.set(entity, reason),
  }
}

const inPart = (answer: string, reason: string): string =>
  JSON.stringify({
    ...JSON.parse(answer),
    _shards: { total: 2, successful: 1, failed: 1, failures: [{ shard: 1, reason: { type: 'shard_exception', reason } }] },
  })
