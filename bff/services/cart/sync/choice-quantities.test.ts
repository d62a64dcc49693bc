import { describe, expect, it } from 'vitest'
import type { BundleChoiceInput } from '#schema/generated/types.ts'
import { line, shopper } from './sync.test-kit.ts'

const set = (...bundleChoices: readonly BundleChoiceInput[]) => line('SET', 1, { bundleChoices })

// CART-5; platform contract §6.5
describe('how many of each are chosen of a set', () => {
  it.each<[string, BundleChoiceInput, number]>([
    ['what is said', { optionId: '9', selectionIds: ['91'], quantity: 2 }, 2],
    ['as many as the set offers where nothing is said', { optionId: '9', selectionIds: ['91'] }, 4],
    ['as many as the set offers where it is null', { optionId: '9', selectionIds: ['91'], quantity: null }, 4],
    ['as many as it offers of the first of several', { optionId: '9', selectionIds: ['91', '90'] }, 4],
    ['one of what the set does not have', { optionId: '9', selectionIds: ['no such'] }, 1],
    ['one at least', { optionId: '9', selectionIds: ['91'], quantity: -3 }, 1],
  ])('is %s', async (_, choice, quantity) => {
    const { cart, sync } = shopper()
    await sync(1, [set(choice)])
    expect(cart.lines()).toMatchObject([{ bundleChoices: [{ optionId: '9', quantity }] }])
  })

  it('is the same line, said or not', async () => {
    const { cart, sync } = shopper()
    await sync(1, [set({ optionId: '9', selectionIds: ['91'], quantity: 4 })])
    const removed = [set({ optionId: '9', selectionIds: ['91'] })]
    await sync(2, [], { removed })
    expect(cart.lines()).toEqual([])
  })
})
