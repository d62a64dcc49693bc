import type { RecordedCall } from './recorded-call.ts'
import type { Answer } from './replay.ts'
import { describeShape, type Shape, shapeDifferences } from './shape.ts'

/** Differences between an answer and the recorded one: status, content type, cache-control, shape. */
export function differences(call: RecordedCall, answer: Answer | null): string[] {
  const status = answer?.status ?? 0
  if (!answer || call.status === 0) return status === call.status ? [] : [`status is ${status}, not ${call.status}`]
  return [
    ...describeDifference('status', status, call.status),
    ...describeDifference('content-type', answer.contentType, call.contentType ?? null),
    ...describeDifference('cache-control', answer.cacheControl, call.cacheControl ?? null),
    ...shapeDifferences(recordedPart(call.shape), keptPart(describeShape(answer.body), call.shape)),
  ]
}

const describeDifference = (what: string, seen: unknown, recorded: unknown) =>
  seen === recorded ? [] : [`${what} is ${seen}, not ${recorded}`]

/** The recording keeps neither the aggregations nor the documents of the engine's own form of an answer. */
const isCut = (shape: Shape): shape is { readonly [field: string]: Shape } =>
  typeof shape === 'object' && 'aggregations' in shape && shape.aggregations === 'undefined'

const without = (shape: Shape | undefined, field: string): Shape | undefined =>
  typeof shape === 'object' && !Array.isArray(shape)
    ? Object.fromEntries(Object.entries(shape).filter(([name]) => name !== field))
    : shape

const recordedPart = (shape: Shape): Shape => (isCut(shape) ? (without(shape, 'aggregations') ?? shape) : shape)

function keptPart(seen: Shape, recorded: Shape): Shape {
  if (!isCut(recorded) || typeof seen !== 'object') return seen
  const kept = without(seen, 'aggregations')
  return kept === undefined ? seen : withoutSources(kept)
}

function withoutSources(reply: Shape): Shape {
  if (typeof reply !== 'object' || !('hits' in reply)) return reply
  const { hits } = reply
  if (typeof hits !== 'object' || !('hits' in hits)) return reply
  const list = hits.hits
  if (typeof list !== 'object' || !Array.isArray(list)) return reply
  return { ...reply, hits: { ...hits, hits: ['[]', without(list[1], '_source') ?? list[1]] } }
}
