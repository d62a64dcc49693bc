import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SIGN_UP, TRADE } from '../kit/accounts.ts'
import { contentWith } from '../kit/content.ts'
import { type Random, seededRandom } from '../kit/random.ts'
import { createShopper, type Shopper } from '../kit/shopper.ts'
import { type LoggingShop, loggingShop } from '../kit/watched-shop.ts'

/** Runs the full test, in some minutes: `ISOLATION_REQUESTS=10000 ISOLATION_SHOPPERS=50 npm test -- --only unit test/fault/isolation`. */
const REQUESTS = Number(process.env.ISOLATION_REQUESTS ?? 200)
const SHOPPERS = Number(process.env.ISOLATION_SHOPPERS ?? 12)
const AT_ONCE = 8
const SEED = Number(process.env.ISOLATION_SEED ?? 1)
/** Path prefixes of the store views. */
const VIEWS = ['', '/de', '/it'] as const
type View = (typeof VIEWS)[number]

const SIGN_IN = `mutation ($input: CustomerSignInInput!) {
  customerSignIn(input: $input) { customer { hasOwnPrices } userErrors { code } }
}`
const ME =
  '{ customer { email firstName addresses { city } } cart { lines { quantity optionAnswers { answer } options { value } } } }'
const SYNC = `mutation ($input: CartSyncInput!) {
  cartSync(input: $input) { cart { lines { sku quantity optionAnswers { answer } options { value } } revision } userErrors { code } }
}`
const PRICES = `{
  slabs: products(search: "slab", first: 50) { items { sku price { final { net { amount } } } } }
  products(first: 5) { items { name price { final { net { formatted } } } } }
}`
const LISTED = '{ products(first: 20) { items { url } } }'
const SIGN = `{ product(by: { sku: "BESPOKE-SIGN" }) { customOptions { id isRequired } } }`

interface Visitor {
  readonly browser: Shopper
  /** The store view of the cart. */
  readonly view: View
  /** Texts that no other shopper may see: an e-mail address, a name, the text on a sign. */
  readonly canaries: readonly string[]
  readonly text: string
  revision: number
  quantity: number
  /** The last sync; syncs run one at a time, as in a browser. */
  turn: Promise<unknown>
}

interface Answer {
  readonly text: string
  readonly headers: Headers
}

let shop: LoggingShop
let visitors: readonly Visitor[]
let pages: readonly string[]
let signOption: string
let prices: Readonly<Record<View | 'trade', string>>
/** The first answer for each page, by path. */
const everybodys = new Map<string, string>()
beforeAll(async () => {
  const content = contentWith({ settings: { platform: { tierPrices: true } }, storeViews: { open: ['de', 'it'] } })
  shop = await loggingShop({ ...content, LOG_LEVEL: 'debug' })
  const guest = createShopper(shop.url)
  const { data } = await guest.ask(SIGN)
  signOption = data?.product?.customOptions.find(({ isRequired }) => isRequired)?.id ?? ''
  pages = (await Promise.all(VIEWS.map(readPages))).flat()
  visitors = await Promise.all(Array.from({ length: SHOPPERS }, (_, i) => createVisitor(i)))
  const fetchPrices = async (browser: Shopper) => (await browser.ask(PRICES)).text
  prices = {
    '': await fetchPrices(guest),
    '/de': await fetchPrices(createShopper(`${shop.url}/de`)),
    '/it': await fetchPrices(createShopper(`${shop.url}/it`)),
    trade: await fetchPrices(visitors[0]?.browser ?? guest),
  }
}, 120_000)
afterAll(() => shop?.stop())

/** Returns pages of a store view, some with its localised names. */
async function readPages(view: View): Promise<readonly string[]> {
  const { data } = await createShopper(shop.url + view).ask(LISTED)
  const products = data?.products?.items.map(({ url }) => url) ?? []
  expect(products.length).toBeGreaterThan(10)
  return [view || '/', `${view}/cart`, `${view}/search?q=oak`, ...products]
}

/** Creates a visitor: guests and customers in each store view, the first one a trade customer. */
async function createVisitor(i: number): Promise<Visitor> {
  const view = VIEWS[i % VIEWS.length] ?? ''
  const browser = createShopper(shop.url + view)
  const word = `Canary${[...`${process.pid}${100 + i}`].map((digit) => 'qwxzvkjygf'[Number(digit)]).join('')}`
  const email = `${word.toLowerCase()}@oakandash.example`
  const isTrade = i === 0
  if (isTrade) await browser.ask(SIGN_IN, { input: TRADE })
  else if (i % 4 > 0) {
    await browser.ask(SIGN_UP, { input: { email, password: 'Newel-Post-7', firstName: word, lastName: 'Birch' } })
  }
  const canaries = isTrade ? [TRADE.email, word] : [email, word]
  return { browser, view, canaries, text: `${word} ${i}`, revision: 0, quantity: 0, turn: Promise.resolve() }
}

async function syncCart(who: Visitor, quantity: number): Promise<Answer> {
  who.revision += 1
  who.quantity = quantity
  const line = {
    key: 'sign',
    sku: 'BESPOKE-SIGN',
    quantity,
    optionAnswers: [{ optionId: signOption, answer: who.text }],
  }
  const answer = await who.browser.ask(SYNC, { input: { deviceId: 'device', revision: who.revision, lines: [line] } })
  const own = answer.data?.cartSync.cart?.lines.filter(({ optionAnswers }) => optionAnswers[0]?.answer === who.text)
  expect(
    own?.map((each) => each.quantity),
    answer.text,
  ).toEqual([quantity])
  return answer
}

async function read(who: Visitor): Promise<Answer> {
  const answer = await who.browser.ask(ME)
  expect(answer.data?.customer?.email ?? who.canaries[0]).toBe(who.canaries[0])
  return answer
}

const toAnswer = async (reply: Response): Promise<Answer> => ({ headers: reply.headers, text: await reply.text() })

/** Timestamps in a page, the only difference between two renderings of one URL. */
const MOMENTS = /"renderedAt":\d+|"(?:checked|refreshed)At":"[^"]+"|<time [^>]*>[^<]*/g

/** Opens a page of any store view and checks that it is the same for everyone. */
async function openPage({ browser }: Visitor, random: Random): Promise<Answer> {
  const path = random.of(pages)
  const reply = await createShopper(shop.url, browser.cookie).get(path)
  const answer = await toAnswer(reply)
  const text = answer.text.replaceAll(MOMENTS, '')
  const first = everybodys.get(path) ?? text
  everybodys.set(path, first)
  expect([reply.status, findDifference(text, first)], path).toEqual([200, ''])
  return answer
}

/** The first difference of two texts, with 80 characters around it in both; '' if they are equal. */
function findDifference(text: string, other: string): string {
  if (text === other) return ''
  let at = 0
  while (text[at] === other[at]) at += 1
  return [text, other].map((each) => each.slice(Math.max(0, at - 80), at + 80)).join(' / ')
}

/** Actions that shoppers take concurrently. */
const DEEDS: readonly ((who: Visitor, random: Random) => Promise<Answer>)[] = [
  openPage,
  openPage,
  async ({ browser }) => toAnswer(await browser.get(`/graphql?${new URLSearchParams({ query: PRICES })}`)),
  read,
  (who, random) => syncCart(who, 1 + random.below(40)),
  async (who) => {
    const answer = await who.browser.ask(PRICES)
    expect(answer.text).toBe(prices[who.canaries[0] === TRADE.email ? 'trade' : who.view])
    return answer
  },
]

/** The whole answer except the sealed cookie. */
const toSentText = ({ text, headers }: Answer): string =>
  `${[...headers]
    .filter(([name]) => name !== 'set-cookie')
    .map((pair) => pair.join(': '))
    .join('\n')}\n\n${text}`

/** Customer tokens and guest cart ids that the platform has received so far. */
const credentials = new Set<string>()
let looked = 0
function lookForCredentials(): ReadonlySet<string> {
  for (const { query } of shop.platform.requests.slice(looked)) {
    for (const value of [query.get('token'), query.get('cartId')]) if (value && value.length > SHORTEST) credentials.add(value)
  }
  looked = shop.platform.requests.length
  return credentials
}

/** Ids of customers' carts are numbers, which appear everywhere, so shorter values are ignored. */
const SHORTEST = 12

describe(`${SHOPPERS} concurrent shoppers in three store views`, () => {
  it('see different prices for different groups and store views', () => {
    expect(new Set(Object.values(prices)).size).toBe(VIEWS.length + 1)
  })

  it(`see nothing of each other and no token in ${REQUESTS} answers`, { timeout: 600_000 }, async () => {
    const random = seededRandom(SEED)
    const leaks: string[] = []
    let answered = 0
    let owned = 0
    const look = (who: Visitor, text: string) => {
      answered += 1
      if (who.canaries.some((canary) => text.includes(canary))) owned += 1
      const others = visitors.filter((other) => other !== who).flatMap(({ canaries }) => canaries)
      for (const secret of [...others, ...lookForCredentials()])
        if (text.includes(secret)) leaks.push(`${who.text} sees ${secret}`)
    }
    const one = (who: Visitor) => {
      const deed = random.of(DEEDS)
      who.turn = who.turn.then(async () => look(who, toSentText(await deed(who, random))))
      return who.turn
    }
    let begun = 0
    const next = async () => {
      while (begun++ < REQUESTS) await one(random.of(visitors))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
    expect([answered, leaks]).toEqual([REQUESTS, []])
    // Ensures that the answers contained private data at all.
    expect(owned).toBeGreaterThan(REQUESTS / 10)
    expect(credentials.size).toBeGreaterThan(SHOPPERS / 2)
    const logged = shop.output()
    expect(logged).toContain('request answered')
    expect(
      [...lookForCredentials(), ...visitors.flatMap(({ canaries }) => canaries)].filter((canary) => logged.includes(canary)),
    ).toEqual([])
  })
})
