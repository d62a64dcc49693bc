import { describe, expect, it } from 'vitest'
import { askShop } from './ask-shop.ts'

const PAGE = new Response('page')
const ask = (handle: () => Promise<Response>) => askShop({ handle }, {} as FetchEvent)

// CACHE-27
describe('askShop', () => {
  it.each<[string, () => Promise<Response>, Response | undefined]>([
    ['the page', async () => PAGE, PAGE],
    ['nothing if the network is gone', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
    ['nothing if the browser resolves the preloaded page with an error response', async () => Response.error(), undefined],
  ])('returns %s', async (_, handle, expected) => {
    expect(await ask(handle)).toBe(expected)
  })
})
