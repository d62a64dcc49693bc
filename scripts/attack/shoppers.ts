import { randomBytes } from 'node:crypto'
import { Valkey } from 'iovalkey'
import { startRealServer } from '../../bff/cache/valkey/testing/real-server.ts'
import { SIGN_UP } from '../../test/kit/accounts.ts'
import { contentWith } from '../../test/kit/content.ts'
import { type FaultyPlatform, faultyPlatform } from '../../test/kit/faulty-platform.ts'
import { seededRandom } from '../../test/kit/random.ts'
import { PATIENT } from '../../test/kit/shop.ts'
import { createShopper, type Shopper } from '../../test/kit/shopper.ts'
import type { AttackContext, Outcome } from './attack.types.ts'

const SHOPPERS = { whole: 20, sample: 6 }
const VIEWS = ['', '/de', '/it'] as const
const TURNS = { whole: 3000, sample: 40 }
const AT_ONCE = 8
const PAGES = ['/', '/cart', '/decking', '/search?q=oak', '/account', '/checkout']
/** Ids of customers' carts are short numbers, which appear everywhere. */
const SHORTEST_SECRET = 12

const SIGN = '{ product(by: { sku: "BESPOKE-SIGN" }) { customOptions { id isRequired } } }'
const SYNC = `mutation ($input: CartSyncInput!) {
  cartSync(input: $input) { cart { lines { quantity optionAnswers { answer } } } userErrors { code } }
}`
const ME = '{ customer { email firstName } cart { lines { quantity optionAnswers { answer } } } }'

interface Visitor {
  /** On each replica, with one cookie. */
  readonly browsers: readonly Shopper[]
  readonly view: string
  /** In e-mail address, name and text on a sign; no other shopper may see it. */
  readonly canary: string
  revision: number
  quantity: number
  /** Requests that change a cart run one at a time, as in a browser. */
  turn: Promise<unknown>
}

/** Guests and customers of three store views, interleaved over two replicas that share a store. */
export async function attackWithShoppers({ sandboxUrl, seed, isSample, startShop }: AttackContext): Promise<Outcome> {
  const size = isSample ? 'sample' : 'whole'
  const store = await startRealServer()
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(store.stop)
  await using platform = await faultyPlatform(sandboxUrl)
  const env = {
    ...PATIENT,
    ...contentWith({ storeViews: { open: ['de', 'it'] } }),
    PLATFORM_URL: platform.url,
    VALKEY_URL: store.url,
    LOG_LEVEL: 'debug',
    PLAYGROUND: 'true',
    SESSION_KEYS: randomBytes(32).toString('base64'),
  }
  await using first = await startShop(env)
  await using second = await startShop(env)
  const shops = [first, second]
  const urls = shops.map(({ url }) => url)
  const signOption = await findSignOption(first.url)
  const visitors = await Promise.all(Array.from({ length: SHOPPERS[size] }, (_, i) => visitor(urls, i, seed)))
  const watch = createWatch(visitors, platform)
  await interleave(visitors, TURNS[size], seed, { signOption, watch })
  await watch.store(store.url)
  for (const shop of shops) watch.text('the log', shop.output(), null)
  return {
    tried: `${watch.answers()} answers for ${visitors.length} shoppers, ${watch.own()} of them private; shared store and logs`,
    findings: watch.findings(),
  }
}

async function findSignOption(url: string): Promise<string> {
  const { data, text } = await createShopper(url).ask(SIGN)
  const option = data?.product?.customOptions.find(({ isRequired }) => isRequired)
  if (!option) throw new Error(`BESPOKE-SIGN has no text: ${text}`)
  return option.id
}

/** A customer, or each third time a guest. */
async function visitor(urls: readonly string[], number: number, seed: number): Promise<Visitor> {
  const view = VIEWS[number % VIEWS.length] ?? ''
  const letters = [...`${process.pid}${seed}${100 + number}`].map((digit) => 'qwxzvkjygf'[Number(digit)])
  const canary = `Canary${letters.join('')}`
  const browsers = urls.map((url) => createShopper(url + view))
  if (number % 3 > 0) {
    const input = { email: `${canary}@oakandash.example`, password: 'Newel-Post-7', firstName: canary, lastName: 'Birch' }
    await ask(browsers, number % browsers.length, SIGN_UP, { input })
  }
  return { browsers, view, canary, revision: 0, quantity: 0, turn: Promise.resolve() }
}

/** Asks on one replica, and carries the cookie to the others. */
async function ask(browsers: readonly Shopper[], replica: number, query: string, variables: object = {}) {
  const browser = browsers[replica]
  if (!browser) throw new Error(`there is no replica ${replica}`)
  const answer = await browser.ask(query, variables)
  for (const other of browsers) other.cookie = browser.cookie
  return answer
}

interface Setting {
  readonly signOption: string
  readonly watch: Watch
}

async function interleave(visitors: readonly Visitor[], turns: number, seed: number, setting: Setting): Promise<void> {
  const random = seededRandom(seed)
  let begun = 0
  const next = async () => {
    while (begun++ < turns) {
      const who = random.of(visitors)
      const choice = { deed: random.below(3), replica: random.below(who.browsers.length), page: random.of(PAGES) }
      const quantity = 1 + random.below(40)
      who.turn = who.turn.then(() => act(who, { ...choice, quantity }, setting))
      await who.turn
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

interface Choice {
  readonly deed: number
  readonly replica: number
  readonly page: string
  readonly quantity: number
}

async function act(who: Visitor, { deed, replica, page, quantity }: Choice, { signOption, watch }: Setting): Promise<void> {
  if (deed === 0) {
    const reply = await who.browsers[replica]?.get(page === '/' && who.view !== '' ? '' : page)
    if (reply) watch.page(`${who.view}${page}`, await reply.text(), reply.headers)
    return
  }
  if (deed === 1) {
    who.revision += 1
    who.quantity = quantity
    const optionAnswers = [{ optionId: signOption, answer: who.canary }]
    const lines = [{ key: 'sign', sku: 'BESPOKE-SIGN', quantity, optionAnswers }]
    const { data, text, headers } = await ask(who.browsers, replica, SYNC, {
      input: { deviceId: 'device', revision: who.revision, lines },
    })
    watch.text('cartSync', text, who)
    watch.headers('cartSync', headers)
    watch.cart(who, data?.cartSync.cart?.lines)
    return
  }
  const { data, text, headers } = await ask(who.browsers, replica, ME)
  watch.text('customer and cart', text, who)
  watch.headers('customer and cart', headers)
  if (who.revision > 0) watch.cart(who, data?.cart?.lines)
}

type Watch = ReturnType<typeof createWatch>

/** Looks for one shopper's data in answers to others, in pages and in what replicas share. */
function createWatch(visitors: readonly Visitor[], platform: FaultyPlatform) {
  const findings = new Set<string>()
  const secrets = collectSecrets(platform)
  let answers = 0
  let own = 0

  /** @param who may see their own data; null for what everyone sees */
  function text(where: string, seen: string, who: Visitor | null): void {
    answers += 1
    if (who && seen.includes(who.canary)) own += 1
    for (const other of visitors) if (other !== who && holds(seen, other.canary)) findings.add(`${where} has ${other.canary}`)
    for (const secret of secrets()) if (seen.includes(secret)) findings.add(`${where} has a token or cart id`)
  }

  function headers(where: string, sent: Headers): void {
    const caching = sent.get('cache-control') ?? 'nothing'
    if (!caching.includes('no-store')) findings.add(`${where} is private, with cache-control: ${caching}`)
  }

  return {
    text,
    headers,
    /** A page is the same for everyone. */
    page(path: string, html: string, sent: Headers): void {
      text(path, html, null)
      if (sent.has('set-cookie') && sent.get('cache-control')?.includes('public')) findings.add(`${path} is public with a cookie`)
    },
    cart(who: Visitor, lines: readonly CartLine[] | undefined): void {
      const found = lines?.map(({ quantity, optionAnswers }) => `${quantity} ${optionAnswers[0]?.answer}`).join()
      if (found !== `${who.quantity} ${who.canary}`) findings.add(`a cart of ${who.quantity} ${who.canary} is ${found}`)
    },
    /** Names and values in the store of all replicas. */
    async store(url: string): Promise<void> {
      const client = new Valkey(url)
      const keys = await client.keys('*')
      for (const key of keys) {
        const value = await client.dumpBuffer(key)
        text(`the store at ${key}`, `${key} ${value?.toString('latin1') ?? ''}`, null)
      }
      client.disconnect()
      if (keys.length === 0) findings.add('the replicas shared nothing: this run attacks one replica')
    },
    answers: () => answers,
    own: () => own,
    /** Also reports a run without private answers, because it attacks nothing. */
    findings: () => [...findings, ...(own < answers / 10 ? ['too few answers are private'] : [])],
  }
}

/** Tokens and cart ids of guests that the platform has received. */
function collectSecrets(platform: FaultyPlatform): () => ReadonlySet<string> {
  const secrets = new Set<string>()
  let looked = 0
  return () => {
    for (const { query } of platform.requests.slice(looked)) {
      for (const name of ['token', 'cartId']) {
        const value = query.get(name)
        if (value && value.length > SHORTEST_SECRET) secrets.add(value)
      }
    }
    looked = platform.requests.length
    return secrets
  }
}

interface CartLine {
  readonly quantity: number
  readonly optionAnswers: readonly { readonly answer?: string | null }[]
}

/** E-mail addresses may be in lower case. */
const holds = (text: string, canary: string): boolean => text.includes(canary) || text.includes(canary.toLowerCase())
