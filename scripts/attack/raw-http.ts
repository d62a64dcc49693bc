import { connect } from 'node:net'
import { PATIENT } from '../../test/kit/shop.ts'
import type { AttackContext, Outcome } from './attack.types.ts'
import { internalsIn } from './leaks.ts'
import { type RawForm, rawForms, SMUGGLED } from './raw-forms.ts'

/** Forms of HTTP/1.1 that a proxy and the shop might read differently. */
export async function attackRawHttp({ sandboxUrl, startShop }: AttackContext): Promise<Outcome> {
  const hosts = { ALLOWED_HOSTS: 'shop.example' }
  await using shop = await startShop({ ...PATIENT, PLATFORM_URL: sandboxUrl, LOG_LEVEL: 'error', ...hosts })
  const port = Number(new URL(shop.url).port)
  const problems = await Promise.all(rawForms.map((form) => findProblem(port, form)))
  const { status } = await fetch(`${shop.url}/health/live`)
  const findings = problems.filter((problem) => problem !== null)
  return {
    tried: `${rawForms.length} forms of HTTP/1.1`,
    findings: status === 200 ? findings : [...findings, `/health/live answers ${status} afterwards`],
  }
}

async function findProblem(port: number, { name, request, answers }: RawForm): Promise<string | null> {
  const received = await talk(port, request)
  const statuses = readStatuses(received)
  if (!answers(statuses)) return `${name}: answered ${statuses.join(', ') || 'nothing'}`
  if (received.includes(SMUGGLED)) return `${name}: the answer repeats ${SMUGGLED}`
  const internals = internalsIn(received)
  return internals === null ? null : `${name}: shows '${internals}'`
}

/** Without new bytes for this time, the answer is complete. */
const QUIET_MS = 1000
const LONGEST_MS = 10_000

/** Sends bytes on one connection and returns all bytes that come back. @param request one character per byte */
function talk(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    let quiet: NodeJS.Timeout | undefined
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(request, 'latin1')))
    const end = () => {
      clearTimeout(quiet)
      clearTimeout(longest)
      socket.destroy()
      resolve(received)
    }
    const longest = setTimeout(end, LONGEST_MS)
    socket.setEncoding('latin1')
    socket.on('data', (part) => {
      received += part
      clearTimeout(quiet)
      quiet = setTimeout(end, QUIET_MS)
    })
    // A server may reset a connection whose request it does not read to the end.
    socket.on('error', end)
    socket.once('close', end)
  })
}

const readStatuses = (received: string): readonly number[] =>
  [...received.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status))
