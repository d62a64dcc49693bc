import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Answer, Question } from './question.ts'

const SCORED = 10
const WINDOW = '10000'

/** The compared parts of an engine's reply. */
export const engineReply = z.object({
  hits: z.object({
    total: z.object({ value: z.number() }),
    hits: z.array(z.object({ _id: z.string(), _score: z.number().nullable(), sort: z.array(z.unknown()).optional() })),
  }),
  aggregations: z.record(z.string(), z.unknown()).optional(),
})

export type EngineReply = z.infer<typeof engineReply>

/** The same search with all results on one page. */
export const withoutPaging = ({ body: { aggs, ...body }, address: { sort, ...address }, ...question }: Question): Question => ({
  ...question,
  body,
  address: { ...address, from: '0', size: WINDOW },
})

/** @param all the reply with all results on one page, if the ids found are to be stored */
export function toAnswer({ hits: { total, hits }, aggregations }: EngineReply, all: EngineReply | null): Answer {
  const sorts = hits.map(({ sort = [] }) => sort)
  return {
    total: total.value,
    ids: hits.map(({ _id }) => _id),
    ...(sorts.some((values) => values.length > 0) && { sort: sorts }),
    ...(aggregations && Object.keys(aggregations).length > 0 && { buckets: withoutMeta(aggregations) }),
    ...(all && {
      scores: hits.slice(0, SCORED).map(({ _score }) => Number(_score?.toPrecision(6))),
      found: digest(all.hits.hits.map(({ _id }) => _id)),
    }),
  }
}

/** Additional fields of an aggregation, which are not compared. */
const withoutMeta = (aggregations: unknown): unknown =>
  JSON.parse(JSON.stringify(aggregations, (name, value) => (name === 'meta' ? undefined : value)))

const digest = (ids: readonly string[]) => createHash('sha1').update(ids.toSorted().join()).digest('base64').slice(0, 12)
