import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Fault, FaultPlan, type FaultRule } from '../../sandbox/faults/fault-plan.ts'
import { type Call, faultyServer, type Perform, type Reply } from '../../sandbox/faults/faulty-server.ts'
import { type LocalServer, listenLocally } from './local-server.ts'

export type { Fault } from '../../sandbox/faults/fault-plan.ts'

export interface PlatformCall {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

export interface FaultyPlatform extends LocalServer {
  /** Received calls, by path without query. */
  readonly calls: string[]
  /** The same calls with query and body, recorded when fully read. */
  readonly requests: PlatformCall[]
  /** Fails all calls from now on, or only those that match `paths`. */
  fail(fault: Fault | 'none', paths?: RegExp): void
  /**
   * Fails a share of all calls, 0 to 1, each with one of the faults.
   * The choice depends on the seed, the call and its count, not on the order in which calls arrive.
   */
  failSometimes(share: number, faults: readonly Fault[], seed: number): void
  /** Fails calls by these rules from now on. */
  failBy(...rules: readonly FaultRule[]): void
}

/**
 * Starts a platform that forwards calls to a real one, and fails on demand.
 * @param rewrite returns the reply to send in place of the real one
 */
export async function faultyPlatform(
  target: string,
  rewrite: (reply: Reply, call: Call) => Reply = (reply) => reply,
): Promise<FaultyPlatform> {
  const plan = new FaultPlan()
  const calls: string[] = []
  const requests: PlatformCall[] = []
  const forward = passedTo(target)
  const server = faultyServer(
    async (call) => rewrite(await forward(call), call),
    plan,
    ({ method, url, body }) => {
      const { pathname: path, searchParams: query } = new URL(url, target)
      calls.push(path)
      requests.push({ method, path, query, body: body.toString() })
      return null
    },
  )
  return {
    ...(await listenLocally(server)),
    calls,
    requests,
    fail: (fault, paths = /./) => plan.set(fault === 'none' ? [] : [{ faults: [fault], paths }]),
    failSometimes: (share, faults, seed) => plan.set([{ faults, share, seed }]),
    failBy: (...rules) => plan.set(rules),
  }
}

const passedTo =
  (target: string): Perform =>
  ({ method, url, headers, body }: Call) =>
    new Promise((resolve, reject) => {
      // A kept connection may be closed by the target at the moment it is used again, which would be a fault that no test planned.
      const onward = request(new URL(url, target), { agent: false, method, headers: { ...headers, host: new URL(target).host } })
      onward.once('error', reject)
      onward.once('response', (reply) => {
        buffer(reply).then((read) => resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: read }), reject)
      })
      onward.end(body)
    })
