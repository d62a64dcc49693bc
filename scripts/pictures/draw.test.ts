import { describe, expect, it } from 'vitest'
import type { PictureSubject } from '../../sandbox/catalogue/picture-path.ts'
import { PICTURE_FORMS, PICTURE_VIEWS } from '../../sandbox/catalogue/picture-path.ts'
import { arrangeScene } from './draw.ts'
import { expose } from './studio/expose.ts'

const [WIDTH, HEIGHT] = [40, 50]
const drawn = (subject: PictureSubject) => Buffer.from(expose(arrangeScene(subject), WIDTH, HEIGHT))

/** Different values among the bytes: an empty sheet of paper has a few dozen. */
const shades = (film: Buffer) => new Set(film).size

type Shade = (pixel: readonly [red: number, green: number, blue: number]) => boolean

/** The share of a picture's pixels that are of a shade. */
function share(subject: PictureSubject, shade: Shade): number {
  const film = drawn(subject)
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, index) => film.subarray(index * 3, index * 3 + 3))
  return pixels.filter(([red = 0, green = 0, blue = 0]) => shade([red, green, blue])).length / pixels.length
}

/** The share of brown, the colour of wood and board, which paper and white goods lack. */
const brownShare = (subject: PictureSubject) => share(subject, ([red, , blue]) => red - blue > 40)

const everyView = PICTURE_FORMS.flatMap((form) => PICTURE_VIEWS.map((view) => [form, view] as const))

describe('a drawn picture', () => {
  it.each(everyView)('of a %s, view %s, shows something', (form, view) => {
    const film = drawn({ form, material: 'oak', view })
    expect(film).toHaveLength(WIDTH * HEIGHT * 3)
    expect(shades(film)).toBeGreaterThan(60)
  })

  it.each([
    ['bolt', ['coach', 'bar', 'hanger', 'angle', 'bracket', 'hinge', 'handle', 'latch', 'pedestal', 'clip', 'plug', 'cap']],
    [
      'tool',
      [
        'saw',
        'hammer',
        'mallet',
        'chisel',
        'brush',
        'square',
        'tape',
        'foil-tape',
        'joist-tape',
        'plane',
        'roller',
        'clamp',
        'level',
        'bit',
        'blade',
      ],
    ],
    ['abrasive', ['disc', 'sheet', 'roll', 'belt', 'sponge', 'wool', 'cloth']],
    ['kit', ['stair', 'balustrade', 'samples', 'sanding', 'loft', 'decking']],
    ['service', ['panel-saw', 'crosscut', 'edging', 'delivery', 'crane', 'knife', 'finishing', 'drawing', 'fence']],
    ['spindle', ['square', 'stop-chamfered', 'colonial', 'provincial', 'fluted', 'barley-twist']],
    ['newel', ['square', 'ball', 'acorn', 'pyramid', 'flat']],
    [
      'moulding',
      [
        'torus',
        'ogee',
        'chamfered',
        'bullnose',
        'ovolo',
        'lambs-tongue',
        'square-edge',
        'georgian',
        'victorian',
        'quadrant',
        'scotia',
        'half-round',
        'astragal',
        'angle',
        'd-mould',
        'glass-bead',
        'round',
        'stripwood',
      ],
    ],
    ['door', ['four-panel', 'shaker', 'cottage', 'ladder', 'glazed-shaker', 'flush', 'lining']],
    ['fence', ['lap', 'closeboard', 'slatted', 'trellis']],
    ['insulation', ['roll', 'board']],
    [
      'plan',
      ['bookcase', 'deck', 'garden-bench', 'log-store', 'pergola', 'planter', 'raised-bed', 'shed', 'stair-gauge', 'workbench'],
    ],
  ] as const)('of a %s differs by profile', (form, profiles) => {
    const pictures = profiles.map((profile) => drawn({ form, material: 'oak', profile }).toString('base64'))
    expect(new Set(pictures).size).toBe(profiles.length)
  })

  it('differs by material', () => {
    const materials = [
      'oak',
      'ash',
      'walnut',
      'sapele',
      'pine',
      'larch',
      'ply-birch',
      'ply-hardwood',
      'mdf',
      'osb',
      'chipboard',
      'hardboard',
      'sage-green',
      'concrete',
    ]
    const pictures = materials.map((material) => drawn({ form: 'sheet', material }).toString('base64'))
    expect(new Set(pictures).size).toBe(materials.length)
  })

  it('shows green-coated screws in green, and zinc-plated ones in grey', () => {
    const green: Shade = ([red, colour, blue]) => colour - red > 12 && colour - blue > 12
    for (const profile of ['countersunk', 'hexagon']) {
      expect(share({ form: 'screw', material: 'green-coated', profile }, green)).toBeGreaterThan(0.02)
      expect(share({ form: 'screw', material: 'zinc', profile }, green)).toBe(0)
    }
  })

  it('shows a membrane as a printed roll, blue, or dark and red if it resists fire', () => {
    const red: Shade = ([colour, green, blue]) => colour - green > 40 && colour - blue > 40
    const ofType = (profile: string) => share({ form: 'insulation', material: 'membrane', profile, view: 'detail' }, red)
    expect(ofType('fire-retardant')).toBeGreaterThan(0)
    expect(ofType('standard')).toBe(0)
  })

  it('shows primed lengths of MDF as white, with a brown sawn end', () => {
    const view = 'end'
    expect(brownShare({ form: 'moulding', material: 'mdf', profile: 'torus', view })).toBeGreaterThan(0.4)
    const sawnEnd = brownShare({ form: 'moulding', material: 'primed-mdf', profile: 'torus', view })
    expect(sawnEnd).toBeGreaterThan(0.05)
    expect(sawnEnd).toBeLessThan(0.2)
  })

  it('shows primed hardboard as white, with brown edges', () => {
    expect(brownShare({ form: 'sheet', material: 'hardboard', view: 'end' })).toBeGreaterThan(0.3)
    const edges = brownShare({ form: 'sheet', material: 'primed-hardboard', view: 'end' })
    expect(edges).toBeGreaterThan(0.02)
    expect(edges).toBeLessThan(0.3)
  })

  it.each(['spindle', 'newel', 'handrail'] as const)('shows a primed %s as white all round', (form) => {
    expect(brownShare({ form, material: 'tulipwood' })).toBeGreaterThan(0.05)
    expect(brownShare({ form, material: 'primed-tulipwood' })).toBe(0)
  })

  describe('of a slab with waney edges', () => {
    const slab = (material: string) =>
      ({ form: 'board', material, profile: 'waney', width: 450, thickness: 54, view: 'detail' }) as const
    const sawn = (material: string) => ({ ...slab(material), profile: 'square' })

    it.each(['oak', 'ash', 'walnut', 'unobtainium'])('shows dark bark on %s, which a square edge lacks', (material) => {
      const bark: Shade = ([red, , blue]) => red < 105 && red - blue < 32
      expect(share(slab(material), bark)).toBeGreaterThan(0.02)
      expect(share(sawn(material), bark)).toBe(0)
    })

    it('shows a band of pale sapwood beside the bark', () => {
      const pale: Shade = ([red, , blue]) => red > 195 && red - blue > 30
      expect(share(slab('walnut'), pale)).toBeGreaterThan(0.04)
      expect(share(sawn('walnut'), pale)).toBe(0)
    })

    it('has edges that curve, and stay within its width', () => {
      const points = arrangeScene(slab('oak')).parts.flatMap(({ mesh }) => mesh.points)
      const upperLeft = points.filter(([x, y]) => y === 54 && x < 225).map(([x]) => x)
      expect(Math.max(...upperLeft) - Math.min(...upperLeft)).toBeGreaterThan(10)
      expect(points.filter(([x]) => x < 0 || x > 450)).toEqual([])
    })

    it('can be drawn as thick as it is wide', () => {
      expect(shades(drawn({ ...slab('oak'), width: 60, thickness: 60 }))).toBeGreaterThan(60)
    })
  })

  it('has proportions of its width and thickness', () => {
    expect(drawn({ form: 'board', material: 'oak', width: 95, thickness: 20 })).not.toEqual(
      drawn({ form: 'board', material: 'oak', width: 200, thickness: 40 }),
    )
  })

  it('has other grain with another seed', () => {
    expect(drawn({ form: 'board', material: 'pine', seed: 1 })).not.toEqual(drawn({ form: 'board', material: 'pine', seed: 2 }))
  })

  it('is the same each time', () => {
    const subject = { form: 'tin', material: 'barn-red', seed: 4 } as const
    expect(drawn(subject)).toEqual(drawn(subject))
  })

  it('draws an unknown material', () => {
    expect(shades(drawn({ form: 'board', material: 'unobtainium' }))).toBeGreaterThan(60)
    expect(shades(drawn({ form: 'screw', material: 'unobtainium', width: 0, thickness: 0 }))).toBeGreaterThan(60)
  })
})
