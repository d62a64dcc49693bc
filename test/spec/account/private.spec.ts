import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#schema/generated/documents.ts'
import { CHANGE_PASSWORD, ME, registerCustomer, SIGN_IN, SIGN_OUT, signInCustomer, TRADE, UPDATE } from '../../kit/accounts.ts'
import { contentWith } from '../../kit/content.ts'
import { createShopper, type Shopper } from '../../kit/shopper.ts'
import { type LoggingShop, loggingShop } from '../../kit/watched-shop.ts'

const PRICES = '{ products(search: "slab", first: 50) { items { sku price { final { net { amount } } } } } }'

let shop: LoggingShop
beforeAll(async () => {
  shop = await loggingShop({ ...contentWith({ settings: { platform: { tierPrices: true } } }), LOG_LEVEL: 'trace' })
}, 60_000)
afterAll(() => shop?.stop())

const guest = () => createShopper(shop.url)

describe('private data', () => {
  it('stays out of pages: they are the same with and without a session, and set no cookie', async () => {
    const browser = await signInCustomer(shop.url, { email: 'anna@stairworks.example', password: 'Newel-Post-7' })
    for (const path of ['/', '/decking', '/p/OSB3-18/osb']) {
      const [own, everybodys] = [await browser.get(path), await guest().get(path)]
      expect(own.headers.getSetCookie()).toEqual([])
      const text = await own.text()
      expect(text).toBe(await everybodys.text())
      expect(text).not.toMatch(/anna@stairworks/i)
    }
  })

  // TAX-9, USER-6
  it('includes group prices, which stay out of the shared cache', async () => {
    const browser = await signInCustomer(shop.url, TRADE)
    const [shell = ''] = [...documents].find(([, text]) => text.startsWith('query SearchSuggestions')) ?? []
    const path = `/graphql?${new URLSearchParams({ documentId: shell, variables: '{"search":"osb sheet"}' })}`
    const own = async () => {
      const reply = await browser.get(path)
      return { caching: reply.headers.get('cache-control'), state: reply.headers.get('x-cache'), text: await reply.text() }
    }
    const first = await own()
    const everybodys = await (await guest().get(path)).text()
    expect([first.caching, first.state]).toEqual(['no-store', null])
    expect((await own()).text).toBe(first.text)
    expect(await (await guest().get(path)).text()).toBe(everybodys)
    const sent = await shop.during(() => browser.ask(PRICES))
    expect(sent.filter(({ body }) => JSON.parse(body || '{}').groupId === 2).length).toBeGreaterThan(0)
    const guests = await shop.during(() => guest().ask(PRICES))
    expect(guests.filter(({ body }) => body.includes('groupToken') || JSON.parse(body || '{}').groupId === 2)).toEqual([])
    const pricesFor = async (who: Shopper) =>
      (await who.ask(PRICES)).data?.products?.items.map(({ price }) => price?.final.net.amount ?? 0) ?? []
    const [trade, retail] = [await pricesFor(browser), await pricesFor(guest())]
    expect(trade.length).toBe(retail.length)
    expect(trade.filter((amount, i) => amount < (retail[i] ?? 0)).length).toBeGreaterThan(0)
    expect(trade.filter((amount, i) => amount > (retail[i] ?? 0))).toEqual([])
  })

  it('keeps credentials out of answers, headers, URLs and the log', async () => {
    const browser = guest()
    const { account } = await registerCustomer(shop.url)
    const answers = [
      await browser.ask(SIGN_IN, { input: { email: account.email, password: account.password } }),
      await browser.ask(ME),
      await browser.ask(UPDATE, { input: { firstName: 'Anne' } }),
      await browser.ask(CHANGE_PASSWORD, { input: { currentPassword: account.password, newPassword: 'Canary-Saw-12' } }),
      await browser.ask(SIGN_OUT),
    ]
    shop.platform.failBy({ faults: ['error 500'], paths: /\/user\// })
    answers.push(await guest().ask(SIGN_IN, { input: { email: account.email, password: 'Canary-Guess-1' } }))
    shop.platform.failBy()
    const tokens = shop.platform.requests.flatMap(({ query, body, path }) => [
      query.get('token'),
      ...(path.includes('/user/') && body !== '' ? [JSON.parse(body).refreshToken] : []),
      ...(body.includes('groupToken') ? [JSON.parse(body).groupToken] : []),
    ])
    const secrets = [...new Set(tokens.filter((token) => typeof token === 'string'))]
    expect(secrets.length).toBeGreaterThan(2)
    const seen = `${answers.map(({ text, headers }) => text + JSON.stringify([...headers])).join('\n')}\n${shop.output()}`
    expect(shop.output()).toContain('user login')
    for (const secret of [...secrets, account.password, 'Canary-Saw-12', 'Canary-Guess-1'])
      expect(seen.includes(secret)).toBe(false)
  })
})
