import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../../bff/config/config.ts'
import { decodeProduct } from '../../../bff/platform/catalog/product/product.ts'
import { decodeAll } from '../../../bff/platform/documents/decoding.ts'
import { json, recordLog, scriptedPlatform } from '../../../bff/platform/testing/scripted-platform.ts'
import { cartPlatform } from '../../../sandbox/api/cart/cart.test-kit.ts'
import { openPlatform } from '../platform.ts'
import { isProblem } from '../verdicts.ts'
import { buy, STEPS } from './buy.ts'

const simple = (...documents: readonly { readonly id: number | string; readonly sku: string }[]) =>
  decodeAll(
    'product',
    documents.map((document) => ({ ...document, name: document.sku, type_id: 'simple' })),
    decodeProduct,
    {
      log: recordLog(),
      compact: false,
    },
  ).map(({ item }) => item)

async function runTrialPurchase(host: string, products = simple({ id: 95, sku: 'GONE' }, { id: 93, sku: 'SPINDLE' })) {
  const platform = openPlatform(`http://${host}`, 'timber', readConfig({}))
  onTestFinished(() => platform.close())
  const { findings, made } = await buy(platform, products, 2500)
  return { found: new Map(findings.map((finding) => [finding.name, finding])), problems: findings.filter(isProblem), made }
}

const usual = cartPlatform()
const another = cartPlatform({ orderQueue: 'auto', tokenInHeader: true, hasNewsletter: false, hasMailService: false })

// DAY-4, DAY-5
describe('trial purchase', () => {
  it('takes every step on a usual platform, and marks everything it creates as a test', async () => {
    const { found, problems, made } = await runTrialPurchase(usual.platform.host())
    expect(problems).toEqual([])
    expect([...found.keys()]).toEqual(STEPS.map(({ name }) => name))
    expect(found.get('an order without telephone')).toMatchObject({ setting: 'addresses.telephone: required' })
    expect(made.filter((name) => name.startsWith('order '))).toHaveLength(3)
    const rows = (sql: string) =>
      usual.platform.shoppers
        .prepare(sql)
        .all()
        .map((row) => JSON.stringify(row))
    expect(rows('SELECT email FROM customer')).toEqual([expect.stringMatching(/heartwood-contract-test-\w+@example\.com/)])
    expect(rows('SELECT document FROM sales_order')).toEqual(Array(3).fill(expect.stringContaining('TEST - please cancel')))
    expect(rows('SELECT email FROM subscriber')).toEqual([])
  })

  it('waits for a queue, finds how tokens are sent, and names the missing extensions', async () => {
    const { found, problems } = await runTrialPurchase(another.platform.host())
    expect(found.get('two orders of a customer')).toMatchObject({ outcome: 'answered' })
    expect(found.get('page 2 of the order history')).toMatchObject({ outcome: 'answered' })
    expect(found.get('the place of the token')).toMatchObject({ outcome: 'refused', setting: 'PLATFORM_TOKEN_IN_HEADER=true' })
    expect(found.get('the newsletter')).toMatchObject({ outcome: 'missing', isOptional: true })
    expect(found.get('mail to the merchant')).toMatchObject({ outcome: 'missing', isOptional: true })
    expect(problems.map(({ name }) => name)).toEqual(['the place of the token'])
  })

  it('skips the steps after a failed one, with the reason', async () => {
    const { url } = await scriptedPlatform(json({ code: 500, result: 'carts are closed' }, 500))
    const { found, made } = await runTrialPurchase(new URL(url).host, simple({ id: 'Oak', sku: 'OAK' }))
    expect(found.get('a guest cart')).toMatchObject({
      outcome: 'refused',
      cost: 'carts',
      reason: expect.stringContaining('closed'),
    })
    expect(found.get('an order')).toMatchObject({ outcome: 'skipped', reason: expect.stringContaining('no product in the cart') })
    expect(found.get('a review')).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('"Oak"') })
    expect(made).toEqual([])
  })
})
