import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listCuts, listParts } from './cuts.ts'
import type { Packing, Panel, Part, Saw, Size } from './cutting.types.ts'
import { packSheets } from './pack-sheets.ts'
import { sheetsOnShelves } from './shelf-yardstick.test-kit.ts'

const NO_SAW: Saw = { kerf: 0, trim: 0 }
const SHEET: Size = { length: 24_400, width: 12_200 }
/** Lists for guillotine cutting with their best known number of sheets; the file names its sources. */
const { instances: INSTANCES } = JSON.parse(
  readFileSync(new URL('../../../test/kit/cutting/beasley-1985.json', import.meta.url), 'utf8'),
) as {
  readonly instances: readonly { name: string; side: number; best: number; bestTurned: number; pieces: string }[]
}
/** Enough steps for all orders, and quick. */
const FEW_STEPS = 20_000

const panel = (length: number, width: number, grain: Panel['grain'] = 'any'): Panel => ({ length, width, grain })
const times = (count: number, wanted: Panel): Panel[] => Array.from({ length: count }, () => wanted)

const panelsIn = ({ sheets }: Packing) => sheets.flatMap((sheet) => listParts(sheet).filter((part) => part.kind === 'panel'))

/** Each part lies inside what it was cut from, one kerf after the cut, and only edge-to-edge cuts divide. */
function expectToBeCuttable(part: Part, kerf: number) {
  expect(part.length).toBeGreaterThan(0)
  expect(part.width).toBeGreaterThan(0)
  if (part.kind !== 'divided') return
  const { cut, x, y, length, width, first, second } = part
  const isRip = cut === 'rip'
  expect(first).toMatchObject({ x, y, ...(isRip ? { length } : { width }) })
  if (second) {
    expect(second).toMatchObject(isRip ? { x, y: y + first.width + kerf, length } : { x: x + first.length + kerf, y, width })
    expect(isRip ? second.y + second.width : second.x + second.length).toBe(isRip ? y + width : x + length)
    expectToBeCuttable(second, kerf)
  } else {
    const rest = isRip ? width - first.width : length - first.length
    expect(rest).toBeGreaterThan(0)
    expect(rest).toBeLessThanOrEqual(kerf)
  }
  expectToBeCuttable(first, kerf)
}

function expectToBeRight(packing: Packing, panels: readonly Panel[], sheet: Size, { kerf, trim }: Saw) {
  for (const root of packing.sheets) {
    expect(root).toMatchObject({ x: trim, y: trim, length: sheet.length - 2 * trim, width: sheet.width - 2 * trim })
    expectToBeCuttable(root, kerf)
  }
  const placed = panelsIn(packing)
  for (const { panel: place, isTurned, length, width } of placed) {
    const { grain, ...size } = panels[place] as Panel
    expect(isTurned ? { length: width, width: length } : { length, width }).toEqual(size)
    if (grain === 'along') expect(isTurned).toBe(false)
    if (grain === 'across') expect(isTurned).toBe(true)
  }
  const places = [...placed.map(({ panel }) => panel), ...packing.tooLarge]
  expect(places.sort((a, b) => a - b)).toEqual(panels.map((_, place) => place))
}

const anyPanel = fc.record<Panel>({
  length: fc.integer({ min: 1, max: 1200 }),
  width: fc.integer({ min: 1, max: 800 }),
  grain: fc.constantFrom('any', 'along', 'across'),
})
const anySaw = fc.record<Saw>({ kerf: fc.integer({ min: 0, max: 40 }), trim: fc.integer({ min: 0, max: 60 }) })

describe('packSheets', () => {
  // CUT-2, CUT-3
  it('places panels inside, without overlap, with room for the saw, along their grain, and by edge-to-edge cuts', () => {
    const sheet = { length: 1000, width: 600 }
    fc.assert(
      fc.property(fc.array(anyPanel, { maxLength: 40 }), anySaw, (panels, saw) => {
        expectToBeRight(packSheets(panels, sheet, saw, FEW_STEPS), panels, sheet, saw)
      }),
    )
  })

  // CUT-3
  it('uses at most as many sheets as shelf packing in either direction', () => {
    const sheet = { length: 1000, width: 600 }
    const oneThatFits = fc.record<Panel>({
      length: fc.integer({ min: 10, max: 560 }),
      width: fc.integer({ min: 10, max: 560 }),
      grain: fc.constantFrom('any', 'along', 'across'),
    })
    fc.assert(
      fc.property(fc.array(oneThatFits, { minLength: 1, maxLength: 60 }), fc.integer({ min: 0, max: 20 }), (panels, kerf) => {
        const saw = { kerf, trim: 20 }
        const across = panels.map((wanted): Panel => ({ ...wanted, length: wanted.width, width: wanted.length }))
        const shelves = [
          sheetsOnShelves(panels, sheet, saw),
          sheetsOnShelves(across, { length: sheet.width, width: sheet.length }, saw),
        ].filter((sheets) => sheets !== null)
        expect(packSheets(panels, sheet, saw, 1).sheets.length).toBeLessThanOrEqual(Math.min(...shelves))
      }),
    )
  })

  // CUT-4
  it.each([
    ['best', 'along'],
    ['bestTurned', 'any'],
  ] as const)(
    'takes at most eight per cent more sheets than the known packings of published lists (%s, grain %s)',
    (figure, grain) => {
      const sheets = INSTANCES.map((instance) => {
        const panels = instance.pieces.split(' ').map((size) => {
          const [length = 0, width = 0] = size.split('x').map(Number)
          return panel(length, width, grain)
        })
        const sheet = { length: instance.side, width: instance.side }
        const packing = packSheets(panels, sheet, NO_SAW)
        expectToBeRight(packing, panels, sheet, NO_SAW)
        return { taken: packing.sheets.length, known: instance[figure] }
      })
      const taken = sheets.reduce((total, { taken }) => total + taken, 0)
      const known = sheets.reduce((total, { known }) => total + known, 0)
      expect(taken).toBeLessThanOrEqual(1.08 * known)
    },
  )

  it('fills a sheet exactly if the panels make it up', () => {
    const packing = packSheets(times(8, panel(6100, 6100)), SHEET, NO_SAW)
    expect(packing.sheets).toHaveLength(1)
    expect(packing.sheets.flatMap(listParts).filter(({ kind }) => kind === 'offcut')).toEqual([])
  })

  it('uses a second sheet if the kerf takes the room for the last panel', () => {
    expect(packSheets(times(2, panel(12_200, 12_200)), SHEET, NO_SAW).sheets).toHaveLength(1)
    expect(packSheets(times(2, panel(12_200, 12_200)), SHEET, { kerf: 1, trim: 0 }).sheets).toHaveLength(2)
  })

  it('turns panels only if the grain allows it', () => {
    const narrow = { length: 1000, width: 300 }
    expect(packSheets([panel(200, 900)], narrow, NO_SAW)).toMatchObject({ sheets: [{}], tooLarge: [] })
    expect(packSheets([panel(200, 900, 'along')], narrow, NO_SAW)).toEqual({ sheets: [], tooLarge: [0] })
    expect(packSheets([panel(900, 200, 'across')], narrow, NO_SAW)).toEqual({ sheets: [], tooLarge: [0] })
  })

  it.each([
    ['a kerf wider than the sheet', { kerf: 30_000, trim: 0 }, 2],
    ['a trim that leaves nothing', { kerf: 0, trim: 6100 }, 0],
    ['a trim wider than the sheet', { kerf: 0, trim: 90_000 }, 0],
  ])('copes with %s', (_, saw, sheets) => {
    expect(packSheets([panel(100, 100), panel(100, 100)], SHEET, saw).sheets).toHaveLength(sheets)
  })

  it('returns no sheets without panels', () => {
    expect(packSheets([], SHEET, NO_SAW)).toEqual({ sheets: [], tooLarge: [] })
  })

  it('is deterministic', () => {
    const panels = Array.from({ length: 30 }, (_, i) => panel(1000 + ((i * 7919) % 9000), 800 + ((i * 104_729) % 5000)))
    expect(packSheets(panels, SHEET, NO_SAW, FEW_STEPS)).toEqual(packSheets(panels, SHEET, NO_SAW, FEW_STEPS))
  })

  it('stops when the steps are used up, for any number of panels', () => {
    const panels = times(500, panel(377, 211))
    expect(panelsIn(packSheets(panels, SHEET, { kerf: 40, trim: 100 }, 1))).toHaveLength(500)
  })
})

describe('cuts of a sheet', () => {
  // CUT-6
  it('are in the order of sawing, each with the setting of the fence', () => {
    const [sheet] = packSheets([panel(600, 400, 'along')], { length: 1000, width: 500 }, { kerf: 4, trim: 10 }).sheets
    const cuts = sheet ? listCuts(sheet) : []
    expect(cuts.map(({ at }) => at).sort()).toEqual([400, 600])
    expect(cuts[0]).toMatchObject({ of: { length: 980, width: 480 } })
  })

  it('are as many as the divisions', () => {
    fc.assert(
      fc.property(fc.array(anyPanel, { maxLength: 20 }), (panels) => {
        for (const sheet of packSheets(panels, { length: 1000, width: 600 }, NO_SAW, FEW_STEPS).sheets)
          expect(listCuts(sheet)).toHaveLength(listParts(sheet).length - 1)
      }),
    )
  })
})
