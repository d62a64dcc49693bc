import { describe, expect, it } from 'vitest'
import { product } from '../testing/catalog.ts'
import { nearestSiblings } from './siblings.ts'

const createNamed = (name: string, attributes = {}) => product({ sku: name, name, attributes })
const findSiblings = (name: string, others: readonly string[]) =>
  nearestSiblings(
    createNamed(name),
    others.map((other) => createNamed(other)),
  ).map((sibling) => sibling.name)

// PROD-70
describe('nearestSiblings', () => {
  it('starts with the nearest size', () => {
    const boards = [9, 11, 15, 18, 22].map((thickness) => `OSB/3 board ${thickness} mm, 2440 x 1220 mm`)
    expect(findSiblings('OSB/3 board 11 mm, 2440 x 1220 mm', boards)).toEqual(
      [9, 15, 18, 22].map((mm) => boards.find((name) => name.includes(`board ${mm} mm`))),
    )
  })

  it('prefers the same product in another size to a similar one of the same size', () => {
    expect(
      findSiblings('Walnut turning blank 50 x 50 x 300 mm', [
        'Oak turning blank 50 x 50 x 300 mm',
        'Walnut turning blank 75 x 75 x 300 mm',
      ]),
    ).toEqual(['Walnut turning blank 75 x 75 x 300 mm', 'Oak turning blank 50 x 50 x 300 mm'])
  })

  it('leaves out products that share less than half of the words', () => {
    expect(findSiblings('Walnut turning blank 50 mm', ['Walnut board 50 mm', 'Steel bracket 50 mm'])).toEqual([])
  })

  it('reads decimals as one number', () => {
    expect(findSiblings('Screw 4,5 x 40', ['Screw 6 x 40', 'Screw 5 x 40'])).toEqual(['Screw 5 x 40', 'Screw 6 x 40'])
  })

  it('leaves out the product itself and products that are only sold by telephone', () => {
    const own = createNamed('Oak slab 1800 mm')
    expect(nearestSiblings(own, [own, createNamed('Oak slab 2000 mm', { phone_order_only: '1' })])).toEqual([])
  })
})
