import { z } from 'zod'
import { aliasName } from '../../sandbox/search/catalog-indices.ts'
import { storeViewByCode } from '../../sandbox/store-views.ts'
import { type Answer, isTextSearch, type Question } from './question.ts'
import { engineReply, toAnswer, withoutPaging } from './reply.ts'

/** Sends a search to an engine that the sandbox's catalogue is loaded into. */
export async function askReal(url: string, question: Question): Promise<Answer> {
  const reply = await searchEngine(url, question)
  if ('refusal' in reply) return reply
  const all = isTextSearch(question.body) ? await searchEngine(url, withoutPaging(question)) : null
  return toAnswer(reply, all && 'hits' in all ? all : null)
}

const failure = z.object({ error: z.object({ type: z.string(), root_cause: z.array(z.object({ type: z.string() })) }) })

async function searchEngine(url: string, { view, entity, address, body }: Question) {
  const parameters = new URLSearchParams({ ...address, _source: 'false' })
  const index = aliasName({ view: storeViewByCode(view), entity })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${url}/${index}/_search?${parameters}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const json = await reply.json()
  if (reply.ok) return engineReply.parse(json)
  const { error } = failure.parse(json)
  return { refusal: error.root_cause[0]?.type ?? error.type }
}
