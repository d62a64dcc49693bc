import { randomBytes } from 'node:crypto'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRealServer } from '../../bff/cache/valkey/testing/real-server.ts'
import { SIGN_OUT, SIGN_UP } from '../../test/kit/accounts.ts'
import { PATIENT } from '../../test/kit/shop.ts'
import { createShopper } from '../../test/kit/shopper.ts'
import type { AttackContext, Outcome } from './attack.types.ts'

const ME = '{ customer { email } }'
/** The places that may remember ended sessions. */
const MEMORIES = ['nothing', 'a file', 'the shared store'] as const
type Memory = (typeof MEMORIES)[number]

/** A cookie copied before its customer signed out, sent to a restarted process that has the same keys. */
export async function attackSignOut({ sandboxUrl, isSample, startShop }: AttackContext): Promise<Outcome> {
  const store = isSample ? null : await startRealServer()
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(async () => store?.stop())
  using folder = mkdtempDisposableSync(join(tmpdir(), 'heartwood-sessions-'))
  const settings: Readonly<Record<Memory, Readonly<Record<string, string>>>> = {
    nothing: {},
    'a file': { SESSION_FILE: join(folder.path, 'sessions') },
    'the shared store': { VALKEY_URL: store?.url ?? '' },
  }
  const memories: readonly Memory[] = isSample ? ['a file'] : MEMORIES
  const common = { ...PATIENT, PLATFORM_URL: sandboxUrl, LOG_LEVEL: 'error', PLAYGROUND: 'true' }
  const found = await Promise.all(
    memories.map(async (memory) => {
      const env = { ...common, SESSION_KEYS: randomBytes(32).toString('base64'), ...settings[memory] }
      return (await findings(env, memory !== 'nothing', startShop)).map((finding) => `with ${memory}: ${finding}`)
    }),
  )
  return { tried: `a signed-out cookie after a restart, remembered by ${memories.join(', ')}`, findings: found.flat() }
}

/** @param isRemembered whether sessions that did not end survive the restart */
async function findings(
  env: Readonly<Record<string, string>>,
  isRemembered: boolean,
  startShop: AttackContext['startShop'],
): Promise<readonly string[]> {
  const first = await startShop(env)
  const [stays, leaves] = [await signUp(first.url), await signUp(first.url)]
  const copied = leaves.cookie
  await leaves.ask(SIGN_OUT)
  const found: string[] = []
  if ((await readEmail(first.url, copied)) !== null) found.push('the copied cookie is signed in before the restart')
  await first.stop()
  await using second = await startShop(env)
  if ((await readEmail(second.url, copied)) !== null) found.push('the copied cookie is signed in again')
  if (isRemembered && (await readEmail(second.url, stays.cookie)) === null) found.push('a customer who stayed is signed out')
  return found
}

async function signUp(url: string) {
  const browser = createShopper(url)
  const email = `attack-${randomBytes(6).toString('hex')}@oakandash.example`
  const input = { email, password: 'Newel-Post-7', firstName: 'Anna', lastName: 'Birch' }
  const { data, text } = await browser.ask(SIGN_UP, { input })
  if (data?.customerSignUp.customer?.email !== email) throw new Error(`no account: ${text}`)
  return browser
}

/** The customer a cookie signs in; null for a guest. */
const readEmail = async (url: string, cookie: string) => (await createShopper(url, cookie).ask(ME)).data?.customer?.email ?? null
