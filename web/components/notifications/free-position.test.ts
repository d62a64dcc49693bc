import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, findFreePosition, mayStay, type Obstacle, WEIGHT } from './free-position.ts'

const AREA: Box = { left: 8, top: 8, right: 382, bottom: 836 }
const NOTICE: Box = { left: 8, top: 720, right: 382, bottom: 780 }
const button = (top: number, bottom: number, left = 0, right = 390): Obstacle => ({
  left,
  top,
  right,
  bottom,
  weight: WEIGHT.button,
})
const link = (...place: Parameters<typeof button>): Obstacle => ({ ...button(...place), weight: WEIGHT.link })

// UI-40
describe('placing a notice', () => {
  it('keeps the notice in place if nothing is below it', () => {
    expect(findFreePosition(NOTICE, [], AREA)).toEqual({ x: 0, y: 0 })
  })

  it('moves it to the next gap above that is high enough', () => {
    expect(findFreePosition(NOTICE, [button(700, 900), button(620, 660)], AREA)).toEqual({ x: 0, y: -160 })
  })

  it('moves it beside a column of buttons if there is room', () => {
    const area = { left: 8, top: 8, right: 1432, bottom: 892 }
    const notice = { left: 480, top: 820, right: 960, bottom: 880 }
    expect(findFreePosition(notice, [button(0, 900, 400, 900)], area)).toEqual({ x: 472, y: 0 })
  })

  // NOTICE-6
  it('puts a card below the header at the upper right, or in the next gap below or beside', () => {
    const area = { left: 8, top: 8, right: 1432, bottom: 892 }
    const card = { left: 480, top: 780, right: 960, bottom: 880 }
    const header = button(0, 150, 0, 1440)
    const findBeside = (...obstacles: Obstacle[]) => findFreePosition(card, [header, ...obstacles], area, 'upper right')
    expect(findBeside()).toEqual({ x: 472, y: 152 - 780 })
    expect(findBeside(button(200, 300, 1000, 1400))).toEqual({ x: 472, y: 300 - 780 })
    expect(findBeside(button(150, 900, 1000, 1400))).toEqual({ x: 0, y: 152 - 780 })
  })

  it('covers links rather than a button', () => {
    const rows = Array.from({ length: 20 }, (_, row) => (row === 3 ? link : button)(row * 44, row * 44 + 44))
    const { y } = findFreePosition({ ...NOTICE, top: 740 }, [...rows.slice(0, 3), link(132, 176), ...rows.slice(4)], AREA)
    expect(740 + y).toBe(136)
  })

  it('covers nothing if any row of the window is free', () => {
    const row = fc.record({ top: fc.integer({ min: 0, max: 800 }), height: fc.integer({ min: 20, max: 120 }) })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const obstacles = rows.map(({ top, height }) => button(top, top + height))
        const isFree = (top: number) => obstacles.every((other) => other.bottom <= top || other.top >= top + 60)
        const tops = Array.from({ length: 179 }, (_, step) => NOTICE.top - step * 4)
        const { y } = findFreePosition(NOTICE, obstacles, AREA)
        expect(isFree(NOTICE.top + y)).toBe(tops.some(isFree))
      }),
    )
  })
})

const text = (top: number, bottom: number): Obstacle => ({ ...button(top, bottom), weight: WEIGHT.text })

// UI-40
describe('a notice that was placed', () => {
  it.each([
    ['stays while nothing is below it', NOTICE, [button(780, 900)], true],
    ['stays while only text is below it', NOTICE, [text(700, 800)], true],
    ['may not stay on a button', NOTICE, [button(760, 900)], false],
    ['may not stay on a link', NOTICE, [link(700, 721)], false],
    ['may not stay partly outside of the window', { ...NOTICE, top: 0 }, [], false],
    ['may not stay beside the window', { ...NOTICE, right: 383 }, [], false],
  ])('%s', (_, notice, obstacles, expected) => expect(mayStay(notice, obstacles, AREA)).toBe(expected))
})

// USER-36
describe('placing a notice over texts', () => {
  it('covers no text if there is a place without', () => {
    expect(findFreePosition(NOTICE, [text(700, 800), text(400, 640)], AREA)).toEqual({ x: 0, y: -80 })
  })

  it('covers text rather than a link', () => {
    const { y } = findFreePosition(NOTICE, [text(0, 700), link(700, 900)], AREA)
    expect(NOTICE.bottom + y).toBeLessThanOrEqual(700)
  })
})
