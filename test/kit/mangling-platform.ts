import { createServer } from 'node:http'
import { text as readBody } from 'node:stream/consumers'
import { type LocalServer, listenLocally } from './local-server.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
export type JsonObject = { readonly [name: string]: Json }

/** Field names and list indexes that lead to a value in a document. */
export type FieldPath = readonly (string | number)[]

export interface SentDocument {
  /** 'product', 'category', 'stock', 'price' … */
  readonly kind: string
  readonly document: JsonObject
}

/** One value of one document, to be sent instead of the real one. */
export interface DocumentChange extends SentDocument {
  readonly path: FieldPath
  readonly value: Json
}

export interface ManglingPlatform extends LocalServer {
  /** Returns the distinct documents sent during an action. */
  during(act: () => Promise<unknown>): Promise<readonly SentDocument[]>
  /** Changes one value in each of these documents from now on, wherever they are sent. Without arguments, sends all documents unchanged. */
  mangle(...changes: readonly DocumentChange[]): void
}

interface Reply {
  readonly status: number
  readonly contentType: string
  readonly text: string
  readonly json: Json
  /** By kind and content. */
  readonly documents: ReadonlyMap<string, SentDocument>
}

const SEARCH = /^\/api\/catalog\/[^/]+\/(?<entity>[^/]+)\/_search/

/** A platform in front of a real one that caches its answers: each distinct request is forwarded once. */
export async function manglingPlatform(target: string): Promise<ManglingPlatform> {
  const replies = new Map<string, Promise<Reply>>()
  let sent = new Map<string, SentDocument>()
  let changes: ReadonlyMap<string, DocumentChange> = new Map()

  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming
    const body = await readBody(incoming)
    const question = `${method} ${url} ${body}`
    const known = replies.get(question) ?? fetchReply(target, url, method, body)
    replies.set(question, known)
    const { status, contentType, text, json, documents } = await known
    for (const [key, document] of documents) sent.set(key, document)
    const isChanged = changes.keys().some((key) => documents.has(key))
    outgoing.writeHead(status, { 'content-type': contentType })
    outgoing.end(isChanged ? JSON.stringify(withDocuments(url, json, changed)) : text)
  })
  function changed(kind: string, document: JsonObject): JsonObject {
    const change = changes.get(documentKey({ kind, document }))
    return change ? withValue(document, change.path, change.value) : document
  }
  return {
    ...(await listenLocally(server)),
    async during(act) {
      sent = new Map()
      await act()
      return [...sent.values()]
    },
    mangle: (...next) => {
      changes = new Map(next.map((change) => [documentKey(change), change]))
    },
  }
}

const documentKey = ({ kind, document }: SentDocument) => `${kind} ${JSON.stringify(document)}`

async function fetchReply(target: string, url: string, method: string, body: string): Promise<Reply> {
  const reply = await fetch(new URL(url, target), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === '' ? {} : { body }),
  })
  const text = await reply.text()
  const contentType = reply.headers.get('content-type') ?? ''
  const json: Json = contentType.includes('json') && text !== '' ? JSON.parse(text) : null
  const documents = new Map<string, SentDocument>()
  withDocuments(url, json, (kind, document) => {
    documents.set(documentKey({ kind, document }), { kind, document })
    return document
  })
  return { status: reply.status, contentType, text, json, documents }
}

/** Replaces each document in an answer with the result of `change`. */
function withDocuments(url: string, json: Json, change: (kind: string, document: JsonObject) => JsonObject): Json {
  if (!isObject(json)) return json
  const entity = SEARCH.exec(url)?.groups?.entity
  const one = (kind: string) => (item: Json) => (isObject(item) ? change(kind, item) : item)
  if (entity !== undefined && isObject(json.hits) && Array.isArray(json.hits.hits)) {
    const hits = json.hits.hits.map((hit) => (isObject(hit) ? { ...hit, _source: one(entity)(hit._source ?? null) } : hit))
    return { ...json, hits: { ...json.hits, hits } }
  }
  if (url.startsWith('/api/url/map')) return { ...json, _source: one(`${json._type} at a path`)(json._source ?? null) }
  const { result } = json
  if (url.startsWith('/api/stock/') && Array.isArray(result)) return { ...json, result: result.map(one('stock')) }
  if (url.startsWith('/api/product/') && isObject(result) && Array.isArray(result.items))
    return { ...json, result: { ...result, items: result.items.map(one('price')) } }
  return json
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function withValue<Part extends Json>(part: Part, [step, ...rest]: FieldPath, value: Json): Part
function withValue(part: Json, [step, ...rest]: FieldPath, value: Json): Json {
  if (step === undefined) return value
  if (Array.isArray(part)) return part.map((item, i) => (i === step ? withValue(item, rest, value) : item))
  if (!isObject(part)) return part
  return { ...part, [step]: withValue(part[step] ?? null, rest, value) }
}
