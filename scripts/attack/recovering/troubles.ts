import { startRealServer } from '../../../bff/cache/valkey/testing/real-server.ts'
import { faultyPlatform } from '../../../test/kit/faulty-platform.ts'
import type { AttackContext, Outcome } from '../attack.types.ts'
import { recoverFrom } from './recover.ts'

/** The shared store is lost, the shop starts without it, and the store comes back empty. */
export async function attackStore(context: AttackContext): Promise<Outcome> {
  const store = await startRealServer()
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(store.stop)
  const env = { PLATFORM_URL: context.sandboxUrl, VALKEY_URL: store.url }
  return await recoverFrom(
    { name: 'store lost and back, shop restarted', env, begin: store.die, end: store.comeBack, restarts: true },
    context,
  )
}

/** The platform does not answer, and later answers again. */
export async function attackOutage(context: AttackContext): Promise<Outcome> {
  await using platform = await faultyPlatform(context.sandboxUrl)
  const [begin, end] = [() => platform.fail('refused'), () => platform.fail('none')]
  return await recoverFrom({ name: 'platform dead and back', env: { PLATFORM_URL: platform.url }, begin, end }, context)
}

const JSON_HEADERS = { 'content-type': 'application/json' }
const SEARCH = /\/(?:product|category|cms_block|cms_page)\/_search/
const STOCK = /\/api\/stock\//

/** The platform answers that nothing is found and nothing is in stock, in well-formed answers. Later its answers are correct again. */
export async function attackWithLies(context: AttackContext): Promise<Outcome> {
  let isLying = false
  await using platform = await faultyPlatform(context.sandboxUrl, (reply, { url }) => {
    if (!isLying) return reply
    const change = SEARCH.test(url) ? withoutHits : STOCK.test(url) ? soldOut : null
    return change ? { ...reply, headers: JSON_HEADERS, body: Buffer.from(change(reply.body.toString())) } : reply
  })
  const lie = (next: boolean) => () => {
    isLying = next
  }
  const trouble = {
    name: 'platform empty and correct again',
    env: { PLATFORM_URL: platform.url },
    begin: lie(true),
    end: lie(false),
  }
  return await recoverFrom(trouble, context)
}

/** The answer without hits, as a list or in the engine's own form. */
function withoutHits(text: string): string {
  const { hits, ...rest }: { readonly hits?: unknown; readonly total?: unknown } = JSON.parse(text)
  const none = Array.isArray(hits) ? [] : { total: 0, max_score: null, hits: [] }
  return JSON.stringify({ ...rest, ...('total' in rest && { total: 0 }), hits: none })
}

const soldOut = (text: string): string =>
  text.replaceAll('"is_in_stock":true', '"is_in_stock":false').replaceAll(/"qty":[\d.]+/g, '"qty":0')
