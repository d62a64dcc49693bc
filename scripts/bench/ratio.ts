import autocannon from 'autocannon'
import { median } from './median.ts'

const ROUNDS = 4
const SECONDS = 3
const CONNECTIONS = 32
/** A server that has just started takes twice as long, until its code is optimised. */
const WARM_UP_SECONDS = 5

export interface Target {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** The body of a POST; without one the request is a GET. */
  readonly body?: string
  /** The path and query of each request; those of `url` if it is omitted. */
  readonly nextPath?: () => string
}

/**
 * Throughput of one target over that of another: both are measured in turns (A B B A …), so that a busy
 * machine affects both. The median of the rounds counts.
 * @throws if an answer is not a success
 */
export async function throughputRatio(subject: Target, yardstick: Target): Promise<number> {
  for (const target of [subject, yardstick]) await throughput(target, WARM_UP_SECONDS)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const figures = new Map<Target, number>()
    for (const target of round % 2 === 0 ? [subject, yardstick] : [yardstick, subject]) {
      figures.set(target, await throughput(target, SECONDS))
    }
    ratios.push((figures.get(subject) ?? 0) / (figures.get(yardstick) ?? 1))
  }
  return median(ratios)
}

/** Answers per second. @throws if an answer is not a success */
export async function throughput({ url, headers = {}, body, nextPath }: Target, duration: number): Promise<number> {
  const request = body === undefined ? {} : { method: 'POST' as const, body }
  const paths = nextPath && { requests: [{ setupRequest: (each: autocannon.Request) => ({ ...each, path: nextPath() }) }] }
  const result = await autocannon({ url, headers: { ...headers }, duration, connections: CONNECTIONS, ...request, ...paths })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}
