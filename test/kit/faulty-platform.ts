import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Fault, FaultPlan, type FaultRule } from '../../sandbox/faults/fault-plan.ts'
import { type Call, faultyServer, type Perform } from '../../sandbox/faults/faulty-server.ts'

export type { Fault } from '../../sandbox/faults/fault-plan.ts'

/** A call as it arrived. */
export interface PlatformCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

export interface FaultyPlatform {
  readonly url: string
  /** Calls that arrived, by path without query. */
  readonly calls: string[]
  /** The same calls with all they asked, each as soon as it was read to its end. */
  readonly requests: PlatformCall[]
  /** Fails from now on, where `paths` are given only there. */
  fail(fault: Fault | 'none', paths?: RegExp): void
  /**
   * From now on fails a share of all calls, 0 to 1, with one of the faults each. Which ones follows from the seed, the
   * call and how often it came before: not from the order in which calls happen to arrive.
   */
  failSometimes(share: number, faults: readonly Fault[], seed: number): void
  /** Fails by these rules from now on. */
  failBy(...rules: readonly FaultRule[]): void
  close(): Promise<void>
}

/** A platform that passes everything on to a real one, until it is told to fail. */
export async function faultyPlatform(target: string): Promise<FaultyPlatform> {
  const plan = new FaultPlan()
  const calls: string[] = []
  const requests: PlatformCall[] = []
  const server = faultyServer(passedTo(target), plan, ({ method, url, body }) => {
    const { pathname: path, searchParams: query } = new URL(url, target)
    calls.push(path)
    requests.push({ method, path, query, body: body.toString() })
    return null
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    requests,
    fail: (fault, paths = /./) => plan.set(fault === 'none' ? [] : [{ faults: [fault], paths }]),
    failSometimes: (share, faults, seed) => plan.set([{ faults, share, seed }]),
    failBy: (...rules) => plan.set(rules),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const passedTo =
  (target: string): Perform =>
  ({ method, url, headers, body }: Call) =>
    new Promise((resolve, reject) => {
      const onward = request(new URL(url, target), { method, headers: { ...headers, host: new URL(target).host } })
      onward.once('error', reject)
      onward.once('response', (reply) => {
        buffer(reply).then((read) => resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: read }), reject)
      })
      onward.end(body)
    })
