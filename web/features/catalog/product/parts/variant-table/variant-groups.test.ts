import { describe, expect, it } from 'vitest'
import { variantGroups } from './variant-groups.ts'
import { option, variant } from './variants.test-kit.ts'

const readGroups = (product: Parameters<typeof variantGroups>[0]) =>
  variantGroups(product).map(({ title, rows }) => [title, rows.map(({ name }) => name)])

describe('variantGroups', () => {
  it('returns one group for a single option, in the order of its values', () => {
    const options = [option('Length', '1.8 m', '2.4 m', '3.6 m')]
    const variants = ['3.6 m', '1.8 m', '2.4 m'].map((length) => variant(length, { length }))
    expect(readGroups({ options, variants })).toEqual([[null, ['1.8 m', '2.4 m', '3.6 m']]])
  })

  it('returns a group for each value of the first of several options', () => {
    const options = [option('Wood', 'Oak', 'Pine'), option('Length', '1.8 m', '2.4 m')]
    const variants = [
      variant('1', { wood: 'Pine', length: '2.4 m' }),
      variant('2', { wood: 'Oak', length: '2.4 m' }),
      variant('3', { wood: 'Oak', length: '1.8 m' }),
    ]
    expect(readGroups({ options, variants })).toEqual([
      ['Oak', ['1.8 m', '2.4 m']],
      ['Pine', ['2.4 m']],
    ])
  })

  it('puts variants without a known option last, under their own names', () => {
    const options = [option('Length', '1.8 m')]
    const variants = [variant('X', {}), variant('Y', { length: 'gone' }), variant('Z', { length: '1.8 m' })]
    expect(readGroups({ options, variants })).toEqual([[null, ['1.8 m', 'Board X', 'Board Y']]])
  })

  it('labels each row with its chosen options', () => {
    const options = [option('Wood', 'Oak'), option('Length', '1.8 m')]
    const [group] = variantGroups({ options, variants: [variant('1', { wood: 'Oak', length: '1.8 m' })] })
    expect(group?.rows[0]?.labels).toEqual([
      { label: 'Wood', value: 'Oak' },
      { label: 'Length', value: '1.8 m' },
    ])
  })

  // PROD-68
  it.each([
    [12, 0],
    [13, 5],
  ])('marks of %i variants the last %i as hidden at first', (count, hidden) => {
    const lengths = Array.from({ length: count }, (_, index) => `${index + 1} m`)
    const variants = lengths.map((length) => variant(length, { length }))
    const [group] = variantGroups({ options: [option('Length', ...lengths)], variants })
    expect(group?.rows.filter(({ isExtra }) => isExtra)).toEqual(hidden ? group?.rows.slice(-hidden) : [])
  })
})
