import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { CartSyncMutation } from '#schema/generated/operation-types.ts'
import { CartSyncDocument } from '#schema/generated/operations.ts'
import type { CartLineInput } from '#schema/generated/types.ts'
import { english } from './english.ts'
import { mutate } from './operations.ts'

const shell = english.get('shell')
export const cartWords = english.get('cart')

/** The first button that adds to the cart. A product page's own names quantity and total: 'Add 12 · £210.00'. */
export function addButton(page: Page, words: Pick<typeof english, 'get'> = english) {
  const { add } = words.get('product')
  const many = add(2).replace('2', '[\\d.,]+')
  const name = new RegExp(`^(${words.get('catalog').cart.add}|(${add(1)}|${many}) · .+)$`)
  return page.getByRole('main').getByRole('button', { name }).first()
}

/** Locators of the cart, by their accessible names. */
export function cartView(page: Page) {
  const lines = page.getByRole('list', { name: cartWords.lines })
  const line = (name: string) => lines.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  return {
    add: addButton(page),
    link: (count: number) =>
      page.getByRole('banner').getByRole('link', {
        name: count === 0 ? shell.header.cart : `${shell.header.cart} ${shell.header.inCart(count)}`,
        exact: true,
      }),
    drawer: page.getByRole('dialog', { name: cartWords.title }),
    lines: lines.getByRole('listitem'),
    line,
    quantity: (name: string) => lines.getByRole('spinbutton', { name: cartWords.quantityFor(name), exact: true }),
    remove: (name: string) => line(name).getByRole('button', { name: `${cartWords.remove} ${name}`, exact: true }),
    removeYes: lines.getByRole('button', { name: cartWords.removeYes }),
    removeNo: lines.getByRole('button', { name: cartWords.removeNo }),
    undo: page.getByRole('button', { name: english.get('catalog').undo }),
    total: page.getByRole('status').filter({ hasText: new RegExp(`${cartWords.summary.totalWithVat}\\s*£`) }),
    notice: (text: string) => page.getByRole('status').getByRole('listitem').filter({ hasText: text }),
    empty: page.getByRole('heading', { name: cartWords.empty.title }),
  }
}

/** Quantities in the shopper's platform cart, by sku. Read-only. */
export async function platformCart(request: APIRequestContext, url: string): Promise<Readonly<Record<string, number>>> {
  const input = { deviceId: 'onlooker', revision: 0, lines: [], removed: [], isForced: false }
  return readQuantities(await mutate(request, url, CartSyncDocument, { input }))
}

/** Quantities in the cart that a mutation answers, by sku. */
export const readQuantities = ({ cartSync }: CartSyncMutation): Readonly<Record<string, number>> =>
  Object.fromEntries(cartSync.cart?.lines.map(({ sku, quantity }) => [sku, quantity]) ?? [])

/**
 * Fills the cart of a session as another device of it, without a page. A page loads it with the cart, the drawer or the checkout, unless
 * its device has loaded a cart less than a minute ago.
 * @param url the address of the shop, with the path of its store view
 */
export async function fillCart(
  request: APIRequestContext,
  url: string,
  goods: readonly Pick<CartLineInput, 'sku' | 'parentSku' | 'quantity'>[],
): Promise<void> {
  const lines = goods.map((line) => ({ ...line, key: line.sku }))
  const input = { deviceId: 'another-device', revision: 1, lines, removed: [], isForced: false }
  const { cartSync } = await mutate(request, url, CartSyncDocument, { input })
  expect(cartSync.userErrors).toEqual([])
  expect(cartSync.cart?.lines).toHaveLength(goods.length)
}
