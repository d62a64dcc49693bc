import { describe, expect, it } from 'vitest'
import type { BundleChoiceInput } from '#schema/generated/types.ts'
import { createShopper, line } from './sync.test-kit.ts'

const set = (...bundleChoices: readonly BundleChoiceInput[]) => line('SET', 1, { bundleChoices })

// CART-5; platform contract §6.5
describe('quantity of a bundle choice', () => {
  it.each<[string, BundleChoiceInput, number]>([
    ['the given quantity', { optionId: '9', selectionIds: ['91'], quantity: 2 }, 2],
    ['the bundle’s default if it is missing', { optionId: '9', selectionIds: ['91'] }, 4],
    ['the bundle’s default if it is null', { optionId: '9', selectionIds: ['91'], quantity: null }, 4],
    ['the default of the first of several selections', { optionId: '9', selectionIds: ['91', '90'] }, 4],
    ['one for an unknown selection', { optionId: '9', selectionIds: ['no such'] }, 1],
    ['at least one', { optionId: '9', selectionIds: ['91'], quantity: -3 }, 1],
  ])('is %s', async (_, choice, quantity) => {
    const { cart, sync } = createShopper()
    await sync(1, [set(choice)])
    expect(cart.lines()).toMatchObject([{ bundleChoices: [{ optionId: '9', quantity }] }])
  })

  it('identifies the same line whether it is given or not', async () => {
    const { cart, sync } = createShopper()
    await sync(1, [set({ optionId: '9', selectionIds: ['91'], quantity: 4 })])
    const removed = [set({ optionId: '9', selectionIds: ['91'] })]
    await sync(2, [], { removed })
    expect(cart.lines()).toEqual([])
  })
})
