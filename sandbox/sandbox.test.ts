import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from './sandbox.ts'

const directory = mkdtempSync(join(tmpdir(), 'sandbox-'))
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDirectory: directory })
}, 60_000)
afterAll(async () => {
  await sandbox.close()
  rmSync(directory, { recursive: true })
})

async function search(entity: string, body: object, view = ''): Promise<{ total: number; sources: Record<string, unknown>[] }> {
  const reply = await fetch(`${sandbox.url}/api/catalog/vue_storefront_catalog${view}/${entity}/_search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { hits } = (await reply.json()) as { hits: { total: { value: number }; hits: { _source: Record<string, unknown> }[] } }
  return { total: hits.total.value, sources: hits.hits.map(({ _source }) => _source) }
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
async function call(path: string, body?: object): Promise<any> {
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const reply = await fetch(`${sandbox.url}/api/${path}`, init)
  return ((await reply.json()) as { result: unknown }).result
}

const listed = { bool: { filter: [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }] } }

describe('sandbox', () => {
  it('has a catalogue in every store view', async () => {
    for (const view of ['', '_de', '_it']) {
      expect((await search('product', { query: listed }, view)).total).toBeGreaterThanOrEqual(600)
      expect((await search('category', { query: { terms: { id: [2, 294, 335] } } }, view)).total).toBe(3)
    }
  })

  it('can sort listings by every order the shop offers', async () => {
    for (const field of ['position', 'updated_at', 'final_price']) {
      expect((await search('product', { query: listed, sort: [{ [field]: 'desc' }] })).sources).toHaveLength(10)
    }
  })

  it.each(['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'])(
    'has a price and stock for a %s product',
    async (type) => {
      const query = { bool: { filter: [listed, { terms: { type_id: [type] } }, { terms: { 'stock.is_in_stock': [true] } }] } }
      const [product] = (await search('product', { query, size: 1 })).sources
      const sku = encodeURIComponent(String(product?.sku))
      const prices = (await (await fetch(`${sandbox.url}/api/product/render-list?skus=${sku}`)).json()) as {
        result: { items: { id: unknown; price_info: { final_price: number; regular_price: number } }[] }
      }
      const [item] = prices.result.items
      expect(item?.id).toBe(product?.id)
      expect(item?.price_info.final_price).toBeGreaterThan(0)
      expect(item?.price_info.regular_price).toBeGreaterThanOrEqual(Number(item?.price_info.final_price))
      const stock = await fetch(`${sandbox.url}/api/stock/check?sku=${sku}`)
      expect(await stock.json()).toMatchObject({ code: 200, result: { product_id: product?.id, is_in_stock: true } })
    },
  )

  it('maps the paths of its products', async () => {
    const { sources } = await search('product', { query: listed, size: 40 })
    for (const { url_path: url, id } of sources) {
      const body = JSON.stringify({ url })
      const reply = await fetch(`${sandbox.url}/api/url/map`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect(await reply.json()).toMatchObject({ _type: 'product', _source: { id } })
    }
  })

  it('serves the pictures of its products', async () => {
    const [product] = (await search('product', { query: listed, size: 1 })).sources
    const reply = await fetch(`${sandbox.url}/img/60/60/resize${String(product?.image)}`)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toMatch(/^image\//)
  })

  it.each([
    ['Customer', 1],
    ['Trade', 2],
  ])('has a demo login %s in group %i, with addresses and consistent orders', async (kind, group) => {
    const { email = '', password = '' } = sandbox.logins.find(({ title }) => title === kind) ?? {}
    const login = await call('user/login', { username: email, password })
    expect(await call(`user/me?token=${login}`)).toMatchObject({
      email,
      group_id: group,
      default_shipping: expect.any(String),
      addresses: expect.arrayContaining([expect.objectContaining({ country_id: 'GB' })]),
    })
    const { items } = await call(`user/order-history?token=${login}`)
    expect(items.length).toBeGreaterThan(0)
    for (const order of items) {
      expect(order).toMatchObject({ increment_id: expect.stringMatching(/^\d{9}$/), payment: { method: 'checkmo' } })
      const sum = (field: string) =>
        order.items.reduce((all: number, item: Record<string, number>) => all + (item[field] ?? 0), 0)
      expect(sum('row_total')).toBeCloseTo(order.subtotal, 6)
      expect(sum('row_total_incl_tax') + order.shipping_incl_tax).toBeCloseTo(order.grand_total, 6)
    }
  })

  it('lists a variant in an order below its configurable product', async () => {
    const [{ email, password } = { email: '', password: '' }] = sandbox.logins
    const login = await call('user/login', { username: email, password })
    const [{ items }] = (await call(`user/order-history?token=${login}`)).items
    const product = items.find((item: { product_type: string }) => item.product_type === 'configurable')
    expect(items).toContainEqual(expect.objectContaining({ parent_item_id: product.item_id, sku: product.sku, price: 0 }))
  })

  it('sells bundles with their default selections, except one with an out-of-stock component', async () => {
    const { sources } = await search('product', { query: { terms: { type_id: ['bundle'] } }, size: 20 })
    const cartId = await call('cart/create', {})
    const answers = await Promise.all(
      sources.map(async ({ sku, bundle_options }) => {
        const chosen = (bundle_options as BundleOption[]).map(({ option_id, product_links: links }) => {
          const { id, qty } = links.find(({ is_default }) => is_default) ?? links[0] ?? {}
          return { option_id, option_qty: qty, option_selections: [id] }
        })
        const product_option = { extension_attributes: { bundle_options: chosen } }
        return await call(`cart/update?cartId=${cartId}`, { cartItem: { sku, qty: 1, product_option } })
      }),
    )
    expect(answers.filter((answer) => typeof answer === 'string')).toEqual([
      'Product that you are trying to add is not available.',
    ])
    expect(answers.length).toBeGreaterThan(5)
  })

  it('keeps catalogue and carts after a restart', async () => {
    const before = (await search('product', { query: listed })).total
    const written = seededAt()
    const [product] = (await search('product', { query: { terms: { sku: ['SPINDLEPACK-OAK'] } } })).sources
    const cartId = await call('cart/create', {})
    await call(`cart/update?cartId=${cartId}`, { cartItem: { sku: product?.sku, qty: 2, quoteId: cartId } })
    await sandbox.close()
    sandbox = await startSandbox({ port: 0, dataDirectory: directory })
    expect((await search('product', { query: listed })).total).toBe(before)
    expect(seededAt()).toBe(written)
    expect(await call(`cart/pull?cartId=${cartId}`)).toMatchObject([{ sku: product?.sku, name: product?.name }])
  })
})

// platform contract §14.20
it('the sandbox reports an order by the shop’s id, even after a restart', async () => {
  const cart_id = await call('cart/create', {})
  const address = {
    firstname: 'Jo',
    lastname: 'Low',
    street: ['1 Road'],
    city: 'Leeds',
    postcode: 'LS1 1AA',
    country_id: 'GB',
    telephone: '0113 496 0102',
    email: 'jo@example.org',
  }
  const codes = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate', payment_method_code: 'checkmo' }
  const placed = await call('order', {
    user_id: '',
    cart_id,
    order_id: 'kept',
    products: [{ sku: 'SPINDLEPACK-OAK', qty: 1 }],
    addressInformation: { shippingAddress: address, billingAddress: address, ...codes },
  })
  await sandbox.close()
  sandbox = await startSandbox({ port: 0, dataDirectory: directory })
  expect(await call('sync/order/kept')).toMatchObject({ platform_order_id: placed.backendOrderId, transmited: true })
})

interface BundleOption {
  readonly option_id: number
  readonly product_links: readonly { readonly id: string; readonly qty: number; readonly is_default: boolean }[]
}

function seededAt(): unknown {
  const database = new DatabaseSync(join(directory, 'sandbox.sqlite'), { readOnly: true })
  const row = database.prepare('SELECT seeded_at FROM catalogue').get()
  database.close()
  return row?.seeded_at
}
