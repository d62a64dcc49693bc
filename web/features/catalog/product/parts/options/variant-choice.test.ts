import { describe, expect, it } from 'vitest'
import type { OptionView, VariantView } from '../../product.types.ts'
import { variant as anyVariant } from '../variant-table/variants.test-kit.ts'
import {
  chooseValue,
  findObstacle,
  findUrlVariant,
  findVariant,
  hasUnknownVariant,
  isOffered,
  isSoldOut,
  toChoice,
  unchosenOptions,
} from './variant-choice.ts'

const variant = (sku: string, wood: string, width: string, status: 'OK' | 'OUT_OF_STOCK' = 'OK'): VariantView => ({
  ...anyVariant(sku, {}),
  url: `/boards/${sku}`,
  stock: { __typename: 'Stock', status, quantity: null, checkedAt: null, limits: null },
  selection: [
    { __typename: 'VariantValue', attributeCode: 'wood', valueId: wood },
    { __typename: 'VariantValue', attributeCode: 'width', valueId: width },
  ],
})

function option(attributeCode: string, label: string, ids: readonly string[]): OptionView {
  return {
    __typename: 'ConfigurableOption',
    attributeCode,
    label,
    values: ids.map((id) => ({ __typename: 'ConfigurableValue', id, label: id })),
  }
}

const wood = option('wood', 'Wood', ['oak', 'pine', 'ash'])
const width = option('width', 'Width', ['100', '150', '200'])
const board = {
  options: [wood, width],
  variants: [
    variant('OAK-100', 'oak', '100'),
    variant('OAK-150', 'oak', '150', 'OUT_OF_STOCK'),
    variant('PINE-100', 'pine', '100'),
    variant('PINE-150', 'pine', '150'),
    variant('PINE-200', 'pine', '200'),
    variant('ASH-200', 'ash', '200'),
  ],
  soldOut: [{ __typename: 'SoldOutVariant', selection: variant('ASH-150', 'ash', '150').selection } as const],
}

describe('findUrlVariant', () => {
  it.each([
    ['a variant by its sku in the query', '/boards', '?childSku=PINE-150', 'PINE-150'],
    ['a variant by its own path', '/p/BOARD/board/OAK-100', '', 'OAK-100'],
    ['a variant by the last segment of a catalogue path', '/boards/oak/OAK-100/', '', 'OAK-100'],
    ['no variant in the product’s own URL', '/boards', '', undefined],
    ['no variant for an unknown sku', '/boards', '?childSku=NO', undefined],
  ])('finds %s', (_, pathname, search, sku) => {
    expect(findUrlVariant(board.variants, { pathname, search })?.sku).toBe(sku)
  })
})

// VAR-11
describe('hasUnknownVariant', () => {
  it.each([
    ['/boards', '', undefined, false],
    ['/boards', '?childSku=OAK-150', undefined, false],
    ['/boards', '?childSku=OAK-151', undefined, true],
    ['/p/BOARD/boards/OAK-150', '', 'OAK-150', false],
    ['/p/BOARD/boards/OAK-151', '', 'OAK-151', true],
  ])('reports for %s%s with the route parameter %s: %s', (pathname, search, childSku, expected) => {
    expect(hasUnknownVariant(board.variants, { pathname, search }, childSku)).toBe(expected)
  })
})

describe('chooseValue', () => {
  it('keeps other choices that are compatible', () => {
    expect(chooseValue(board, { width: '150' }, 'wood', 'pine')).toEqual({ wood: 'pine', width: '150' })
  })

  it('drops choices the new value rules out', () => {
    expect(chooseValue(board, { wood: 'pine', width: '200' }, 'wood', 'oak')).toEqual({ wood: 'oak' })
  })

  it('chooses options with a single possible value', () => {
    expect(chooseValue(board, {}, 'wood', 'ash')).toEqual({ wood: 'ash', width: '200' })
  })
})

describe('findVariant', () => {
  it('returns the variant of a complete choice', () => {
    expect(findVariant(board, { wood: 'pine', width: '200' })?.sku).toBe('PINE-200')
  })

  it('returns null while an option is unchosen', () => {
    expect(findVariant(board, { wood: 'pine' })).toBeNull()
    expect(unchosenOptions(board, { wood: 'pine' })).toEqual([width])
  })

  it('returns null for a combination that does not exist', () => {
    expect(findVariant(board, { wood: 'oak', width: '200' })).toBeNull()
  })

  it('returns each variant for its own choice', () => {
    for (const each of board.variants) expect(findVariant(board, toChoice(each))).toBe(each)
  })
})

// VAR-11
describe('findObstacle', () => {
  it('names the choice above that rules a value out', () => {
    expect(findObstacle(board, { wood: 'oak' }, width, '200')).toEqual({ option: 'Wood', value: 'oak', isSoldOut: false })
  })

  // VAR-14
  it('says whether the combination is out of stock', () => {
    expect(findObstacle(board, { wood: 'ash' }, width, '150')).toMatchObject({ value: 'ash', isSoldOut: true })
    expect(findObstacle(board, { wood: 'ash' }, width, '100')).toMatchObject({ value: 'ash', isSoldOut: false })
  })

  it('returns null for values of the first option', () => {
    expect(findObstacle(board, { width: '200' }, wood, 'oak')).toBeNull()
  })
})

// VAR-14
describe('isOffered', () => {
  it('is false for a value without a variant, whatever else is chosen', () => {
    expect(isOffered(board, 'width', '200')).toBe(true)
    expect(isOffered(board, 'width', '250')).toBe(false)
  })
})

describe('isSoldOut', () => {
  it('is true for a value if all of its variants are out of stock', () => {
    expect(isSoldOut(board, { wood: 'oak' }, 'width', '150')).toBe(true)
    expect(isSoldOut(board, {}, 'width', '150')).toBe(false)
    expect(isSoldOut(board, { wood: 'oak' }, 'width', '200')).toBe(false)
  })
})
