import fc from 'fast-check'
import { arbitraryRequest } from '../../test/kit/arbitrary-request.ts'
import { exchange } from '../../test/kit/raw-exchange.ts'
import { PATIENT } from '../../test/kit/shop.ts'
import type { AttackContext, Outcome } from './attack.types.ts'
import { internalsIn } from './leaks.ts'

const REQUESTS = { whole: 10_000, sample: 150 }
const AT_ONCE = 8
const SHOWN = 300

/** Arbitrary paths, queries, headers, cookies and bodies. */
export async function attackWithFuzz({ sandboxUrl, seed, isSample, startShop }: AttackContext): Promise<Outcome> {
  await using shop = await startShop({ ...PATIENT, PLATFORM_URL: sandboxUrl, LOG_LEVEL: 'error', PLAYGROUND: 'true' })
  const port = Number(new URL(shop.url).port)
  const numRuns = REQUESTS[isSample ? 'sample' : 'whole']
  const waiting = fc.sample(arbitraryRequest, { numRuns, seed }).values()
  const findings: string[] = []
  const statuses = new Map<number, number>()
  const send = async () => {
    for (const request of waiting) {
      const problem = await findProblem(port, request, statuses)
      if (problem !== null) findings.push(`${problem}: ${JSON.stringify(request.slice(0, SHOWN))}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  const { status } = await fetch(`${shop.url}/health/live`)
  if (status !== 200) findings.push(`/health/live answers ${status} afterwards`)
  if (/uncaught|unhandled/i.test(shop.output())) findings.push(shop.output().slice(-SHOWN))
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  return { tried: `${numRuns} requests, ${counts.join(', ')}`, findings }
}

async function findProblem(port: number, request: string, statuses: Map<number, number>): Promise<string | null> {
  try {
    const { status, headers, body } = await exchange(port, request)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (!Number.isInteger(status) || (status >= 500 && status !== 503)) return `answered ${status}`
    const internals = internalsIn(`${[...headers].join('\n')}\n${body}`)
    return internals === null ? null : `shows '${internals}'`
  } catch (error) {
    return `not answered (${String(error)})`
  }
}
