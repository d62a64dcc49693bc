import { type FaultyPlatform, faultyPlatform } from '../../test/kit/faulty-platform.ts'
import { department } from '../../test/kit/large-menu.ts'
import { rewritingPlatform } from '../../test/kit/rewriting-platform.ts'
import { PATIENT, startShop } from '../../test/kit/shop.ts'
import { atMost, type Measurement } from './budget.ts'
import { startSandboxProcess } from './sandbox-process.ts'

const PRODUCT = '/p/MDF-18/mdf-board'
const AT_ONCE = 1000
/** 10,000 categories. */
const MENU = { departments: 18, subcategories: 20, leaves: 27 }
const ENV = { ...PATIENT, LOG_LEVEL: 'silent' }

/** Platform calls, and sizes of pages with many categories. Tests hold the same bounds. @source decision 0008 */
export async function measureLimits(): Promise<Measurement[]> {
  await using sandbox = await startSandboxProcess()
  return [...(await measureCalls(sandbox.url)), ...(await measureMenu(sandbox.url))]
}

async function measureCalls(sandboxUrl: string): Promise<Measurement[]> {
  await using platform = await faultyPlatform(sandboxUrl)
  await using shop = await startShop({ env: { ...ENV, PLATFORM_URL: platform.url } })
  await visit(`${shop.url}/`) // Loads categories, attributes and tax rules, which all pages share.
  const key = `${shop.url}/p/PLY-BIRCH-18/birch-ply`
  return [
    atMost(
      'platform calls of an uncached product page, besides stock and prices',
      await catalogCalls(platform, shop.url + PRODUCT),
      2,
    ),
    atMost('the same of a cached one', await catalogCalls(platform, shop.url + PRODUCT), 0),
    atMost(`platform calls for one key, ${AT_ONCE} requests at once`, await callsOfOneKey(platform, key), 1),
  ]
}

async function measureMenu(sandboxUrl: string): Promise<Measurement[]> {
  await using platform = await rewritingPlatform(sandboxUrl, (entity, document) =>
    entity === 'category' && document.url_path === 'timber'
      ? [document, ...Array.from({ length: MENU.departments }, (_, i) => department(document, i, MENU)).flat()]
      : document,
  )
  await using large = await startShop({ env: { ...ENV, PLATFORM_URL: platform.url } })
  await using demo = await startShop({ env: { ...ENV, PLATFORM_URL: sandboxUrl } })
  const [many, few] = await Promise.all([large, demo].map(({ url }) => visit(`${url}/contact`)))
  if (!many?.html.includes(`href="/department-${MENU.departments - 1}"`) || !few) throw new Error('A page has no menu')
  return [
    atMost('page at 10,000 categories / the same page of the demo shop', many.html.length / few.html.length, 1.3),
    atMost('response head at 10,000 categories, KB', many.head / 1024, 4),
  ]
}

/** @throws if the page is not there */
async function visit(url: string): Promise<{ readonly html: string; readonly head: number }> {
  const reply = await fetch(url)
  const html = await reply.text()
  if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}`)
  const head = [...reply.headers].reduce((sum, [name, value]) => sum + name.length + value.length + ': \r\n'.length, 0)
  return { html, head }
}

async function catalogCalls(platform: FaultyPlatform, url: string): Promise<number> {
  const before = platform.requests.length
  await visit(url)
  return platform.requests.slice(before).filter(({ path }) => !/\/stock\/|\/render-list/.test(path)).length
}

async function callsOfOneKey(platform: FaultyPlatform, url: string): Promise<number> {
  const before = platform.requests.length
  await Promise.all(Array.from({ length: AT_ONCE }, () => visit(url)))
  const calls = platform.requests.slice(before).map(({ method, path, query, body }) => `${method} ${path}?${query} ${body}`)
  return Math.max(...[...Map.groupBy(calls, (call) => call).values()].map((same) => same.length))
}
