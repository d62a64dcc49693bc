import { expect, it, vi } from 'vitest'
import { ProductPageDocument } from '#schema/generated/operations.ts'
import type { LoaderArgs } from '../../data/loading.ts'
import { loader } from './product.tsx'

async function readAsked(path: string, params: Readonly<Record<string, string>>) {
  const load = vi.fn(async () => ({ product: null }))
  const request = new Request(`https://shop.example${path}`)
  const args = { request, params, context: { get: () => load } } as unknown as LoaderArgs
  await expect(loader(args)).rejects.toMatchObject({ status: 404 })
  return load.mock.calls
}

// PROD-5
it.each([
  ['/p/OAK/oak-board/OAK-22', { parentSku: 'OAK', slug: 'oak-board', childSku: 'OAK-22' }, 'OAK-22'],
  ['/p/OAK/oak-board?childSku=OAK-22', { parentSku: 'OAK', slug: 'oak-board' }, 'OAK-22'],
  ['/p/OAK/oak-board', { parentSku: 'OAK', slug: 'oak-board' }, null],
])('the product of %s is loaded by its parent sku, with the child sku', async (path, params, childSku) => {
  expect(await readAsked(path, params)).toEqual([[ProductPageDocument, { sku: 'OAK', childSku }]])
})

// URL-10
it("a redirect from the URL of a variant's own sku keeps the order of the reviews", async () => {
  const product = { __typename: 'ConfigurableProduct', sku: 'OAK', selectedVariant: { url: '/oak-board?childSku=OAK-22' } }
  const request = new Request('https://shop.example/p/OAK-22?reviews=lowest')
  const args = { request, params: { parentSku: 'OAK-22' }, context: { get: () => async () => ({ product }) } }
  const answer = await loader(args as unknown as LoaderArgs).catch((thrown: unknown) => thrown)
  expect((answer as Response).headers.get('location')).toBe('/oak-board?childSku=OAK-22&reviews=lowest')
})
