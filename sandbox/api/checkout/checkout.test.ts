import { describe, expect, it } from 'vitest'
import { Customers } from '../../store/shoppers/customers.ts'
import { Outbox } from '../../store/shoppers/outbox.ts'
import { cartPlatform } from '../cart/cart.test-kit.ts'

const { platform, newCart, update, call } = cartPlatform()
const ANNA = {
  firstname: 'Anna',
  lastname: 'Birch',
  email: 'anna+wood@stairworks.example',
  street: '3 Sawmill Lane',
  city: 'Leeds',
  postcode: 'LS9 8AA',
}
const address = (cart: string, token = '') => `/vue/cart/sync/token/${token}/cart/${cart}`
const order = (path: string, form: Record<string, string> = ANNA) =>
  platform.send(path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
const isCart = async (cart: string) => (await platform.get(`/api/cart/pull?token=&cartId=${cart}`)).status === 200

async function filledCart(): Promise<string> {
  const cart = await newCart()
  await update(cart, { sku: 'SPINDLE', qty: 2 })
  return cart
}

let registered = 0
/** Creates a customer with spindles in the cart. */
async function createCustomer() {
  const customers = new Customers(platform.shoppers)
  const email = `joiner${++registered}@oakandash.example`
  const profile = { firstname: 'Ben', lastname: 'Ash' }
  const made = customers.create({ email, password: 'hash', groupId: 1, storeId: 1, profile })
  if (!made) throw new Error('The e-mail address is taken')
  const token = customers.newToken(made, Date.now() + 60_000)
  const cart = String((await platform.post(`/api/cart/create?token=${token}`, {})).json.result)
  await platform.post(`/api/cart/update?token=${token}&cartId=${cart}`, { cartItem: { sku: 'SPINDLE', qty: 1, quoteId: cart } })
  return { email, token, cart, id: made.id }
}

describe('sandbox checkout', () => {
  it('shows the order without caching', async () => {
    const { status, text, headers } = await platform.get(address(await filledCart()))
    expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([200, 'no-store', 'no-referrer'])
    expect(text).toContain('2 × Pine spindle')
    expect(text).toMatch(/Items<\/th><td>£(\S+?)<.*Total including VAT<small>includes £\S+ VAT<\/small><\/th><td>£13\.20/s)
    expect(text).not.toContain('<script')
  })

  it.each([
    ['', 'the town before the postcode', ['street', 'city', 'postcode']],
    ['?storeCode=de', 'the postcode before the town', ['street', 'postcode', 'city']],
    ['?storeCode=it', 'the postcode before the town', ['street', 'postcode', 'city']],
  ])('asks at "%s" for %s, and lists errors in the same order', async (view, _, order) => {
    const cart = await newCart()
    await update(cart, { sku: 'CAP', qty: 2 })
    const path = `${address(cart)}${view}`
    const { text } = await platform.get(path)
    expect([...text.matchAll(/<input id="(\w+)"/g)].map(([, name]) => name).slice(3)).toEqual(order)
    const { text: refused } = await platform.send(path, { method: 'POST', body: new URLSearchParams() })
    expect([...refused.matchAll(/<a href="#(\w+)"/g)].map(([, name]) => name).slice(3)).toEqual(order)
  })

  it('places a guest’s order, closes the cart, sends an e-mail and redirects to the shop', async () => {
    const cart = await filledCart()
    const { status, headers } = await order(address(cart))
    expect(status).toBe(303)
    expect(headers.get('location')).toMatch(/^http:\/\/localhost:3000\/order-success\/\d{9}\/anna%2Bwood%40stairworks\.example$/)
    expect(await isCart(cart)).toBe(false)
    expect(new Outbox(platform.shoppers).mails()[0]).toMatchObject({
      recipient: ANNA.email,
      text: expect.stringContaining('2 × Pine spindle'),
    })
  })

  it.each([
    ['de', 'Kasse', 'Kurier, Längen bis 2,4 m', '/de/order-success/', 'Ihre Bestellung'],
    ['it', 'Cassa', 'Corriere, Lunghezze fino a 2,4 m', '/it/order-success/', 'Il tuo ordine'],
  ])('uses language and currency of the store view %s and redirects to it', async (code, title, courier, path, subject) => {
    const cart = await newCart()
    await update(cart, { sku: 'CAP', qty: 2 })
    const { text } = await platform.get(`${address(cart)}?gtm=true&storeCode=${code}`)
    expect(text).toContain(`<html lang="${code}">`)
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(text).toContain(courier)
    expect(text).toContain('€')
    expect(text).not.toContain('£')
    expect(text).toContain(`href="http://localhost:3000/${code}/cart"`)
    const wrong = await order(`${address(cart)}?storeCode=${code}`, {})
    expect([wrong.status, wrong.text.includes('please')]).toEqual([422, false])
    const { headers } = await order(`${address(cart)}?storeCode=${code}`)
    expect(headers.get('location')).toContain(`http://localhost:3000${path}`)
    expect(new Outbox(platform.shoppers).mails()[0]?.subject).toContain(subject)
    expect((await platform.get(`${address(cart)}?storeCode=${code}`)).text).not.toContain('has been ordered')
  })

  it.each(['fr', '../evil.example', '//evil.example', '__proto__', '%0d%0ax', 'default', ''])(
    'redirects to the default store view for the code %j',
    async (code) => {
      const { headers } = await order(`${address(await filledCart())}?storeCode=${code}`)
      expect(headers.get('location')).toMatch(/^http:\/\/localhost:3000\/order-success\/\d{9}\//)
    },
  )

  it('places one order for a form that is submitted twice, and says so to later shoppers', async () => {
    const path = address(await filledCart())
    const [first, second] = await Promise.all([order(path), order(path)])
    const orders = () => platform.shoppers.prepare('SELECT count(*) AS count FROM sales_order').get()?.count
    const before = orders()
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    expect((await order(path)).headers.get('location')).toBe(first.headers.get('location'))
    expect(orders()).toBe(before)
    expect(await platform.get(path)).toMatchObject({ status: 410, text: expect.stringContaining('has been ordered') })
  })

  it('fills in the customer’s default delivery address', async () => {
    const { token, cart, email } = await createCustomer()
    const customers = new Customers(platform.shoppers)
    const known = customers.findByEmail(email)
    if (!known) throw new Error('The customer is missing')
    const home = { firstname: 'Anna', lastname: 'Birch', street: ['3 Saw Lane', 'Unit 2'], city: 'Leeds', postcode: 'LS9 8AA' }
    const addresses = [
      { ...home, city: 'York' },
      { ...home, default_shipping: true },
    ]
    customers.replaceAddresses(
      known,
      addresses.map((document) => ({ id: null, document })),
    )
    const { text } = await platform.get(address(cart, token))
    for (const value of ['Anna', '3 Saw Lane, Unit 2', 'Leeds', 'LS9 8AA']) expect(text).toContain(`value="${value}"`)
  })

  it('adds a customer’s order to the order history', async () => {
    const { token, cart, email } = await createCustomer()
    const page = await platform.get(address(cart, token))
    expect(page.text).toContain(`value="${email}"`)
    await order(address(cart, token), { ...ANNA, email })
    const { json } = await platform.get(`/api/user/order-history?token=${token}&pageSize=20&currentPage=1`)
    expect(json.result.items).toMatchObject([{ customer_email: email, status: 'pending' }])
    expect((await platform.get(`/api/cart/pull?token=${token}&cartId=${cart}`)).status).toBe(404)
  })

  it('shows form errors and keeps the escaped input', async () => {
    const path = address(await filledCart())
    const { status, text } = await order(path, { ...ANNA, firstname: '"><script>alert(1)</script>', email: 'anna', city: ' ' })
    expect(status).toBe(422)
    expect(text).toContain('E-mail: please write it as name@example.com')
    expect(text).toContain('Town or city: please fill this in')
    expect(text).toContain('value="&#34;&#62;&#60;script&#62;')
    expect(text).not.toContain('<script')
    for (const name of Object.keys(ANNA))
      for (const value of ['', ' ', 'x'.repeat(121), 'a\u0000b', 'a\r\nb'])
        expect((await order(path, { ...ANNA, [name]: value })).status).toBe(422)
    expect((await order(path, {})).status).toBe(422)
  })

  it.each(['🪵 Wood', "O'Brien & Sons <Ltd>", 'Ünïcödé', '%00', '../..'])('accepts the name %j unchanged', async (firstname) => {
    const { status } = await order(address(await filledCart()), { ...ANNA, firstname })
    expect(status).toBe(303)
    expect(new Outbox(platform.shoppers).mails()[0]?.text).toContain(firstname)
  })

  it('shows nothing of an unknown, empty or foreign cart, or for an expired token', async () => {
    const { token, cart } = await createCustomer()
    const other = await createCustomer()
    const readPage = async (path: string) => {
      const replies = [await platform.get(path), await order(path)]
      for (const { text } of replies) expect(text).toContain('Back to the shop')
      return replies.map(({ status }) => status)
    }
    expect(await readPage(address('nobody'))).toEqual([404, 404])
    expect(await readPage(address(cart))).toEqual([404, 404])
    expect(await readPage(address(cart, other.token))).toEqual([404, 404])
    expect(await readPage(address(cart, 'ended'))).toEqual([401, 401])
    expect(await readPage(address(await newCart()))).toEqual([409, 409])
    expect(await readPage(address('%F0%9F%AA%B5', token))).toEqual([404, 404])
    const emptied = await filledCart()
    const [line] = (await platform.get(`/api/cart/pull?token=&cartId=${emptied}`)).json.result
    await call('delete', emptied, { cartItem: line })
    expect(await readPage(address(emptied))).toEqual([409, 409])
  })
})
