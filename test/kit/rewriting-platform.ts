import { createServer } from 'node:http'
import { text as readBody } from 'node:stream/consumers'
import { z } from 'zod'
import { type LocalServer, listenLocally } from './local-server.ts'

type Document = Readonly<Record<string, unknown>>

const SEARCH = /^\/api\/catalog\/[^/]+\/(?<entity>[^/]+)\/_search/
const answer = z.looseObject({
  hits: z.looseObject({
    total: z.looseObject({ value: z.number() }),
    hits: z.array(z.looseObject({ _source: z.record(z.string(), z.unknown()) })),
  }),
})

/**
 * Starts a platform that forwards calls to a real one and rewrites the documents in search answers.
 * @param rewrite receives the entity and a document, and returns one or more documents to send
 * @param address rewrites the path and query of a request before it is forwarded
 */
export async function rewritingPlatform(
  target: string,
  rewrite: (entity: string, document: Document) => Document | readonly Document[],
  address: (url: string) => string = (url) => url,
): Promise<LocalServer> {
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming
    const body = await readBody(incoming)
    const contentType = headers['content-type'] ?? 'application/json'
    const reply = await fetch(new URL(address(url), target), {
      method,
      headers: { 'content-type': contentType },
      ...(body === '' ? {} : { body }),
    })
    const entity = SEARCH.exec(url)?.groups?.entity
    const text = await reply.text()
    outgoing.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'application/json' })
    outgoing.end(entity !== undefined && reply.ok ? rewriteDocuments(text, (document) => rewrite(entity, document)) : text)
  })
  return listenLocally(server)
}

function rewriteDocuments(text: string, rewrite: (document: Document) => Document | readonly Document[]): string {
  const { hits, ...rest } = answer.parse(JSON.parse(text))
  const sent = hits.hits.flatMap((hit) => [rewrite(hit._source)].flat().map((_source) => ({ ...hit, _source })))
  // As an engine does, the total counts documents that were added or left out.
  const total = { ...hits.total, value: Math.max(0, hits.total.value + sent.length - hits.hits.length) }
  return JSON.stringify({ ...rest, hits: { ...hits, total, hits: sent } })
}
