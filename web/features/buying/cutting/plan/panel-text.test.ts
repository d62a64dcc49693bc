import { describe, expect, it } from 'vitest'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { formatFor } from '../../../../messages/format.ts'
import { panelText } from './panel-text.ts'

const format = formatFor(BRITISH)

const door = { row: 3, name: 'Door', length: 7200, width: 3000 }

// CUT-11
describe('panelText', () => {
  it.each([
    ['number, name and size on a wide panel', { length: 7200, width: 3000 }, 10, '4 Door, 720 × 300'],
    ['number and name if the size does not fit', { length: 4000, width: 3000 }, 50, '4 Door'],
    ['the number alone on a small panel', { length: 800, width: 700 }, 50, '4'],
  ])('shows %s', (_, place, pixel, text) => {
    expect(panelText(door, place, false, pixel, format)?.text).toBe(text)
  })

  it('shows nothing if the number does not fit at 11 px', () => {
    expect(panelText(door, { length: 7200, width: 500 }, false, 50, format)).toBeNull()
  })

  it('never uses a text below 11 px or above 15 px', () => {
    for (const pixel of [1, 5, 10, 20, 40, 60]) {
      const label = panelText(door, { length: 7200, width: 900 }, false, pixel, format)
      if (!label) continue
      expect(label.size / pixel).toBeGreaterThanOrEqual(11)
      expect(label.size / pixel).toBeLessThanOrEqual(15)
    }
  })

  it('turns the text of an upright panel, but not a number alone', () => {
    expect(panelText(door, { length: 3000, width: 7200 }, false, 10, format)).toMatchObject({ isUpright: true })
    expect(panelText(door, { length: 700, width: 800 }, false, 50, format)).toMatchObject({ text: '4', isUpright: false })
  })

  it('states only the length of a board', () => {
    expect(panelText(door, { length: 7200, width: 3000 }, true, 10, format)?.text).toBe('4 Door, 720')
  })
})
