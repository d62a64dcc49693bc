import { setTimeout as pause } from 'node:timers/promises'
import { request } from '@playwright/test'
import { Agent, request as send } from 'undici'
import { CartSyncDocument, DispatchDocument } from '#schema/generated/operations.ts'
import { platformCart, readQuantities } from './cart.view.ts'
import { mutate } from './operations.ts'
import type { OtherRelease } from './other-release.ts'

const ASSET = /\/assets\/[\w.-]+/g
const SCRIPT = /<script [^>]*?src="(\/assets\/[\w.-]+)"/g
/** After this number of visits, a visitor returns to the first page, as to an open tab, loads its files and changes the cart. */
const VISITS_PER_CHANGE = 5

/** The pause between two visits. Without it visitors would slow down the start of replicas. */
const THINKING_MS = 400

interface Visited {
  /** The address of the load balancer. */
  readonly url: string
  readonly paths: readonly string[]
  /** Sku of the product that fills the carts. */
  readonly sku: string
  readonly release: Pick<OtherRelease, 'documentId'>
}

type Failure = 'failed page' | 'missing asset' | 'dead script' | 'failed read' | 'broken cart'

export interface Visitors {
  /** The failures, one for each address. */
  readonly failures: ReadonlySet<string>
  visits(): number
  /** Waits for the visits under way, and checks the carts. */
  leave(): Promise<void>
}

/** Simulates visitors without browsers. Concurrently, they open pages with all their files, query GraphQL and fill a cart each. */
export function startVisitors(count: number, visited: Visited): Visitors {
  const failures = new Set<string>()
  const fail = (failure: Failure, what: string) => failures.add(`${failure}: ${what}`)
  const leaving = new AbortController()
  let visits = 0
  const visitor = async (number: number) => {
    const agent = new Agent({ connections: 6 })
    const get = (path: string) => fetchFrom(agent, visited.url + path)
    const load = async (page: string) => {
      const scripts = new Set([...page.matchAll(SCRIPT)].map(([, script]) => script))
      const loaded = [...new Set(page.match(ASSET) ?? [])].map(async (file) => {
        const reply = await get(file)
        if (reply.status !== 200) fail('missing asset', `${file} ${reply.status}`)
        if (scripts.has(file) && !isAlive(reply)) fail('dead script', `${file} ${reply.status} ${reply.type}`)
      })
      await Promise.all(loaded)
    }
    const cart = await ownCart(number, visited)
    let firstPage: string | null = null
    for (let own = 0; !leaving.signal.aborted; own++, visits++) {
      const path = visited.paths[(number + own) % visited.paths.length] ?? '/'
      const { status, body } = await get(path)
      if (status !== 200) fail('failed page', `${path} ${status}`)
      await load(body)
      const read = await get(createRead(path, visited.release.documentId(DispatchDocument.id, body)))
      if (!/^\{"data":\{"route":\{/.test(read.body)) fail('failed read', `${path} ${read.status}`)
      firstPage ??= body
      await pause(THINKING_MS)
      if (own % VISITS_PER_CHANGE === 0) await Promise.all([load(firstPage), cart.add(firstPage)])
    }
    for (const problem of await cart.leave()) fail('broken cart', problem)
    await agent.close()
  }
  const ended = Promise.all(Array.from({ length: count }, (_, number) => visitor(number)))
  return {
    failures,
    visits: () => visits,
    async leave() {
      leaving.abort()
      await ended
    },
  }
}

interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** The answer; status 599 if there is none. */
async function fetchFrom(dispatcher: Agent, url: string): Promise<Reply> {
  try {
    const { statusCode, headers, body } = await send(url, { dispatcher })
    return { status: statusCode, type: String(headers['content-type']), body: await body.text() }
  } catch (error) {
    return { status: 599, type: '', body: String(error) }
  }
}

/** Whether a browser would run the script. */
const isAlive = ({ status, type, body }: Reply): boolean => status === 200 && /javascript/.test(type) && body !== ''

const createRead = (path: string, documentId: string): string =>
  `/graphql?${new URLSearchParams({ documentId, variables: JSON.stringify({ path }) })}`

/** The cart of a visitor, whose quantity rises by one each time. */
async function ownCart(number: number, { url, sku, release }: Visited) {
  const session = await request.newContext()
  const broken: string[] = []
  let quantity = 0
  const expectCart = (cart: Readonly<Record<string, number>> | null) => {
    if (cart?.[sku] !== quantity) broken.push(`${JSON.stringify(cart)} instead of ${quantity}`)
  }
  return {
    /** @param page that sends the change */
    async add(page: string): Promise<void> {
      quantity += 1
      const input = {
        deviceId: `visitor-${number}`,
        revision: quantity,
        lines: [{ key: sku, sku, quantity }],
        removed: [],
        isForced: false,
      }
      const id = release.documentId(CartSyncDocument.id, page)
      const answer = await mutate(session, url, { ...CartSyncDocument, id }, { input }).catch(() => null)
      expectCart(answer && readQuantities(answer))
    },
    async leave(): Promise<readonly string[]> {
      expectCart(await platformCart(session, url))
      await session.dispose()
      return broken
    },
  }
}
