import { describe, expect, it } from 'vitest'
import { findOtherSize } from './other-size.ts'

const SHOP = 'https://shop.example'

/** The address of the cached picture that is found; undefined if none is. */
async function findOther(path: string, cached: readonly string[]): Promise<string | undefined> {
  const cache = {
    keys: async () => cached.map((each) => new Request(SHOP + each)),
    match: async (request: RequestInfo | URL) => new Response(new URL(new Request(request).url).pathname),
  }
  return (await findOtherSize(SHOP + path, cache))?.text()
}

// CACHE-21
describe('findOtherSize', () => {
  it.each<[string, string, string, string | undefined]>([
    [
      'the picture in another size',
      '/img/210x300/oak/front.png.avif',
      '/img/324x489/oak/front.png.avif',
      '/img/324x489/oak/front.png.avif',
    ],
    [
      'the picture in another format',
      '/img/210x300/oak/front.png.avif',
      '/img/210x300/oak/front.png.webp',
      '/img/210x300/oak/front.png.webp',
    ],
    ['no other picture', '/img/210x300/oak/front.png.avif', '/img/210x300/oak/front-2.png.avif', undefined],
    ['no picture of another folder', '/img/210x300/oak/front.png.avif', '/img/210x300/red/oak/front.png.avif', undefined],
    ['no picture for another file', '/mark.svg', '/brand.svg', undefined],
  ])('returns %s', async (_, path, cached, expected) => {
    expect(await findOther(path, [cached])).toBe(expected)
  })
})
