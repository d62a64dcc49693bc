import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

type Document = Readonly<Record<string, unknown>>

export interface RewritingPlatform {
  readonly url: string
  close(): Promise<void>
}

const SEARCH = /^\/api\/catalog\/[^/]+\/(?<entity>[^/]+)\/_search/
const answer = z.looseObject({
  hits: z.looseObject({ hits: z.array(z.looseObject({ _source: z.record(z.string(), z.unknown()) })) }),
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
): Promise<RewritingPlatform> {
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', headers, url = '/' } = incoming
    const body = await bodyOf(incoming)
    const contentType = headers['content-type'] ?? 'application/json'
    const reply = await fetch(new URL(address(url), target), {
      method,
      headers: { 'content-type': contentType },
      ...(body === '' ? {} : { body }),
    })
    const entity = SEARCH.exec(url)?.groups?.entity
    const text = await reply.text()
    outgoing.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'application/json' })
    outgoing.end(entity !== undefined && reply.ok ? rewritten(text, (document) => rewrite(entity, document)) : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        // No connection may begin after the others have ended, because the server waits for it.
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function rewritten(text: string, rewrite: (document: Document) => Document | readonly Document[]): string {
  const { hits, ...rest } = answer.parse(JSON.parse(text))
  const sent = hits.hits.flatMap((hit) => [rewrite(hit._source)].flat().map((_source) => ({ ...hit, _source })))
  return JSON.stringify({ ...rest, hits: { ...hits, hits: sent } })
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of incoming.setEncoding('utf8')) body += part
  return body
}
