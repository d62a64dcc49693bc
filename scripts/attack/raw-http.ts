import { PATIENT } from '../../test/kit/shop.ts'
import type { AttackContext, Outcome } from './attack.types.ts'
import { internalsIn } from './leaks.ts'
import { statusesOf, talk } from './raw-connection.ts'
import { type RawForm, rawForms, SMUGGLED } from './raw-forms.ts'

/** Forms of HTTP/1.1 that a proxy and the shop might read differently. */
export async function attackRawHttp({ sandboxUrl, startShop }: AttackContext): Promise<Outcome> {
  const hosts = { ALLOWED_HOSTS: 'shop.example' }
  const shop = await startShop({ ...PATIENT, PLATFORM_URL: sandboxUrl, LOG_LEVEL: 'error', ...hosts })
  const port = Number(new URL(shop.url).port)
  try {
    const problems = await Promise.all(rawForms.map((form) => problemOf(port, form)))
    const { status } = await fetch(`${shop.url}/health/live`)
    const findings = problems.filter((problem) => problem !== null)
    return {
      tried: `${rawForms.length} forms of HTTP/1.1`,
      findings: status === 200 ? findings : [...findings, `/health/live answers ${status} afterwards`],
    }
  } finally {
    await shop.stop()
  }
}

async function problemOf(port: number, { name, request, answers }: RawForm): Promise<string | null> {
  const received = await talk(port, request)
  const statuses = statusesOf(received)
  if (!answers(statuses)) return `${name}: answered ${statuses.join(', ') || 'nothing'}`
  if (received.includes(SMUGGLED)) return `${name}: the answer repeats ${SMUGGLED}`
  const internals = internalsIn(received)
  return internals === null ? null : `${name}: shows '${internals}'`
}
