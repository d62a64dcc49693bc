import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { SandboxDocument } from '../../sandbox/catalogue/documents.ts'
import { documentId, ENTITIES, type Entity } from '../../sandbox/store/entities.ts'
import { STORE_VIEWS, type StoreViewCode } from '../../sandbox/store-views.ts'
import { type Answer, isTextSearch, type Question } from './question.ts'
import { answerOf, engineReply, everything } from './reply.ts'

const SCHEMAS = join(import.meta.dirname, '../../sandbox/data/schemas')
const BULK = 200

const nameOf = (view: StoreViewCode, entity: Entity) => `catalog_${view}_${entity}`

/**
 * Creates the indices with the platform's schemas and loads the documents into them, in order.
 * @returns a sentence for each refused document
 */
export async function load(url: string, documents: Iterable<SandboxDocument>): Promise<readonly string[]> {
  for (const { code } of STORE_VIEWS) {
    for (const entity of ENTITIES) await createIndex(url, nameOf(code, entity), entity)
  }
  const refused: string[] = []
  const byIndex = Map.groupBy(documents, ({ view, entity }) => nameOf(view, entity))
  for (const [index, all] of byIndex) {
    for (let at = 0; at < all.length; at += BULK) refused.push(...(await bulk(url, index, all.slice(at, at + BULK))))
    await send(`${url}/${index}/_refresh`, 'POST')
  }
  return refused
}

/** One shard, so that documents with equal scores keep their order of insertion. They become searchable when all are loaded. */
async function createIndex(url: string, index: string, entity: Entity): Promise<void> {
  const mappings: unknown = JSON.parse(readFileSync(join(SCHEMAS, `${entity}.json`), 'utf8'))
  const settings = { number_of_shards: 1, number_of_replicas: 0, refresh_interval: -1, 'mapping.total_fields.limit': 2000 }
  const reply = await send(`${url}/${index}`, 'PUT', JSON.stringify({ settings: { index: settings }, mappings }))
  if (!reply.ok) throw new Error(`${index} was not made: ${await reply.text()}`)
}

const bulkReply = z.object({
  items: z.array(z.object({ index: z.object({ _id: z.string(), error: z.looseObject({ reason: z.string() }).optional() }) })),
})

async function bulk(url: string, index: string, documents: readonly SandboxDocument[]): Promise<string[]> {
  const lines = documents.flatMap(({ entity, document }) => [{ index: { _id: documentId(entity, document) } }, document])
  const reply = await send(`${url}/${index}/_bulk`, 'POST', lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const { items } = bulkReply.parse(await reply.json())
  return items.flatMap(({ index: { _id, error } }) => (error ? [`${index} ${_id}: ${JSON.stringify(error)}`] : []))
}

/** Sends a search to the engine. */
export async function askReal(url: string, question: Question): Promise<Answer> {
  const reply = await searched(url, question)
  if ('refusal' in reply) return reply
  const all = isTextSearch(question.body) ? await searched(url, everything(question)) : null
  return answerOf(reply, all && 'hits' in all ? all : null)
}

const failure = z.object({ error: z.object({ type: z.string(), root_cause: z.array(z.object({ type: z.string() })) }) })

async function searched(url: string, { view, entity, address, body }: Question) {
  const parameters = new URLSearchParams({ ...address, _source: 'false' })
  const reply = await send(`${url}/${nameOf(view, entity)}/_search?${parameters}`, 'POST', JSON.stringify(body))
  const json = await reply.json()
  if (reply.ok) return engineReply.parse(json)
  const { error } = failure.parse(json)
  return { refusal: error.root_cause[0]?.type ?? error.type }
}

const send = (url: string, method: string, body?: string) =>
  fetch(url, { method, headers: { 'content-type': 'application/json' }, ...(body !== undefined && { body }) })
