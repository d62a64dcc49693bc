import request from 'supertest'
import type { CartLineInput, CartSyncInput, CartSyncPayload, Mutation } from '#schema/generated/types.ts'
import type { Failure } from './graphql.ts'

const CART = `{
  quantity revision isVirtual
  coupon { code discount { amount } }
  totals { grandTotal { amount } subtotal { amount } segments { code value { amount } } }
  lines {
    key itemId sku parentSku quantity name url
    options { label value } bundleChoices { optionId selectionIds quantity } optionAnswers { optionId answer }
    unitPrice { net { amount } gross { amount } } rowTotal { net { amount } tax { amount } gross { amount } }
    stock { status } product { sku name }
  }
}`
const SYNC = `mutation($input: CartSyncInput!) { cartSync(input: $input) {
  isOrdered cart ${CART} userErrors { code field message } differences { party key status clientQuantity serverQuantity }
} }`

interface Answer<Data> {
  readonly data: Data
  readonly errors?: readonly Failure[]
  readonly text: string
  readonly headers: Headers
}

interface Visited {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
}

/** A browser with its own cookie and cart. */
export interface CartShopper {
  send<Data = Mutation>(query: string, variables?: object, leaving?: AbortSignal): Promise<Answer<Data>>
  sync(revision: number, lines: readonly CartLineInput[], given?: Partial<CartSyncInput>): Promise<CartSyncPayload>
  coupon(code: string): Promise<Mutation['cartCouponApply']>
  /** Navigates to a page as a browser does. */
  visit(
    path: string,
    headers?: Readonly<Record<string, string>>,
    method?: 'get' | 'head' | 'post' | 'put' | 'delete',
  ): Promise<Visited>
  /** Returns the same browser, with its current cookie, for another URL of the shop. */
  at(url: string): CartShopper
  /** The cookie header: 'name=value'. */
  cookie(): string
  /** All answers so far. */
  readonly heard: readonly string[]
}

export function cartShopper(url: string, sealed = ''): CartShopper {
  let cookie = sealed
  const heard: string[] = []
  const take = (given: readonly string[]) => {
    for (const set of given) if (set.startsWith('heartwood-session')) cookie = set.split(';')[0] ?? ''
  }
  const send = async <Data>(query: string, variables: object = {}, leaving: AbortSignal | null = null): Promise<Answer<Data>> => {
    const reply = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-heartwood': '1', ...(cookie && { cookie }) },
      body: JSON.stringify({ query, variables }),
      signal: leaving,
    })
    take(reply.headers.getSetCookie())
    const text = await reply.text()
    heard.push(text)
    return { ...JSON.parse(text), text, headers: reply.headers }
  }
  return {
    heard,
    cookie: () => cookie,
    send,
    at: (other) => cartShopper(other, cookie),
    // `fetch` cannot send the headers of a navigation.
    async visit(path, headers = {}, method = 'get') {
      const {
        status,
        headers: given,
        text,
      } = await request(url)
        [method](path)
        .redirects(0)
        .set({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', ...(cookie && { cookie }), ...headers })
      take([given['set-cookie'] ?? []].flat())
      return { status, headers: new Map(Object.entries(given)), text: text ?? '' }
    },
    async sync(revision, lines, given = {}) {
      const { data, errors } = await send<Mutation>(SYNC, { input: { deviceId: 'device-1', revision, lines, ...given } })
      if (!data?.cartSync) throw new Error(JSON.stringify(errors))
      return data.cartSync
    },
    async coupon(code) {
      const query = `mutation($code: String!) { cartCouponApply(input: { code: $code }) { cart ${CART} userErrors { code field message } } }`
      return (await send<Mutation>(query, { code })).data.cartCouponApply
    },
  }
}

export const cartLine = (sku: string, quantity: number, given: Partial<CartLineInput> = {}): CartLineInput => ({
  key: sku,
  sku,
  quantity,
  ...given,
})

/** Maps skus to quantities of an answered cart. */
export const readQuantities = ({ cart }: CartSyncPayload): Readonly<Record<string, number>> | null =>
  cart ? Object.fromEntries(cart.lines.map(({ sku, quantity }) => [sku, quantity])) : null
