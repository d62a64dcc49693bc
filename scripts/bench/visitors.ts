import { setTimeout as pause } from 'node:timers/promises'
import { type Agent, request } from 'undici'

const VISITORS = 8
/** A shopper who has waited longer has left. */
const GOOD_MS = 3000

export interface Answers {
  /** Times of pages that were served in time, in milliseconds. */
  readonly good: readonly number[]
  readonly refused: number
  readonly other: number
}

interface Answer {
  readonly status: number
  readonly ms: number
}

export async function fetchAnswer(dispatcher: Agent, url: string): Promise<Answer> {
  const startedAt = performance.now()
  const { statusCode, body } = await request(url, { dispatcher, headers: { 'accept-encoding': 'br' } })
  await body.dump({ limit: Number.MAX_SAFE_INTEGER })
  return { status: statusCode, ms: performance.now() - startedAt }
}

/** Requests arrive at a constant rate, whether earlier ones are answered or not. @param rate per second */
export async function arrive(rate: number, seconds: number, get: () => Promise<Answer>): Promise<Answers> {
  const pending: Promise<Answer>[] = []
  const startedAt = performance.now()
  while (performance.now() - startedAt < seconds * 1000) {
    const due = ((performance.now() - startedAt) / 1000) * rate
    while (pending.length < due) pending.push(get().catch(() => ({ status: 0, ms: 0 })))
    await pause(2)
  }
  return countAnswers(await Promise.all(pending))
}

/** A fixed number of visitors, each of whom waits for a page before the next. */
export async function visitFor(seconds: number, get: () => Promise<Answer>): Promise<Answers> {
  const answers: Answer[] = []
  const end = performance.now() + seconds * 1000
  const visit = async () => {
    while (performance.now() < end) answers.push(await get())
  }
  await Promise.all(Array.from({ length: VISITORS }, visit))
  return countAnswers(answers)
}

/** Opens each page once, a few at a time. @returns the status of each */
export async function visitAll(url: string, paths: readonly string[], atOnce: number): Promise<ReadonlyMap<string, number>> {
  const statuses = new Map<string, number>()
  const waiting = paths.values()
  const visit = async () => {
    for (const path of waiting) {
      const reply = await fetch(url + path)
      await reply.arrayBuffer()
      statuses.set(path, reply.status)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visit))
  return statuses
}

function countAnswers(answers: readonly Answer[]): Answers {
  const good = answers.filter(({ status, ms }) => status === 200 && ms <= GOOD_MS)
  const refused = answers.filter(({ status }) => status === 503).length
  return { good: good.map(({ ms }) => ms), refused, other: answers.length - good.length - refused }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0
}
