import type { Mutation, Query } from '#schema/generated/types.ts'
import type { Failure } from './graphql.ts'

export interface ShopperAnswer {
  readonly status: number
  readonly data: (Query & Mutation) | null
  readonly errors: readonly Failure[]
  readonly headers: Headers
  /** The raw body. */
  readonly text: string
}

/** Sends requests for a browser, and returns the answer the browser receives. */
export type Network = (deliver: () => Promise<Response>) => Promise<Response>

/** A minimal browser: only a cookie jar. */
export interface Shopper {
  /** Sends a query as a page of the shop does. */
  ask(query: string, variables?: object, headers?: Readonly<Record<string, string>>): Promise<ShopperAnswer>
  get(path: string): Promise<Response>
  /** The cookie header: 'heartwood-session=…', or empty. */
  cookie: string
}

/** @param url of the shop @param network without faults by default */
export function createShopper(url: string, cookie = '', network: Network = (deliver) => deliver()): Shopper {
  const jar: Shopper = {
    cookie,
    async ask(query, variables = {}, headers = {}) {
      const request = {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          'x-heartwood': '1',
          ...(jar.cookie === '' ? {} : { cookie: jar.cookie }),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      }
      const reply = await network(() => fetch(`${url}/graphql`, request))
      const given = reply.headers.getSetCookie().find((cookie) => /^(?:__Host-)?heartwood-session/.test(cookie))
      const [pair = '', ...attributes] = given?.split('; ') ?? []
      if (given !== undefined) jar.cookie = attributes.includes('Max-Age=0') ? '' : pair
      const text = await reply.text()
      const { data = null, errors = [] } = JSON.parse(text)
      return { status: reply.status, data, errors, headers: reply.headers, text }
    },
    get: (path) => fetch(url + path, { headers: jar.cookie === '' ? {} : { cookie: jar.cookie }, redirect: 'manual' }),
  }
  return jar
}
