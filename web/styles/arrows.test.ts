import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const ARROWS = 'web/styles/arrows.css'
const arrows = readFileSync(ARROWS, 'utf8')
const [forced = ''] = /@media \(forced-colors: active\) \{.*?\n {2}\}/s.exec(arrows) ?? []

// UI-42
describe('the arrows of selects and disclosures', () => {
  it('are drawn for all of them, above the backgrounds of fields', () => {
    expect(readFileSync('web/styles/tokens.css', 'utf8')).toMatch(/^@layer [^;]*, arrows;/)
    for (const rule of ['select:not([multiple]) {\n    appearance: none;', 'summary:not(:has(svg))::after'])
      expect(arrows).toContain(rule)
  })

  it('are drawn nowhere else', () => {
    const others = globSync('web/{components,features,routes,styles}/**/*.css').filter((path) => path !== ARROWS)
    expect(others.filter((path) => /-details-marker|disclosure-/.test(readFileSync(path, 'utf8')))).toEqual([])
  })

  it('are those of the browser on selects with forced colours', () => {
    expect(forced).toContain('appearance: auto')
    expect(forced).toContain('background-image: none')
  })
})
