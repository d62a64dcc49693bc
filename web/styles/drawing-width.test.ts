import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const COMMENT = /\/\*.*?\*\//gs
const RELATIVE_LIMIT = /([^{}]*\bsvg\b[^{}]*)\{[^{}]*max-inline-size:\s*[\d.]+%/g

// UI-67
describe('icons and the logo', () => {
  it('have no limit relative to their row, in whose width Firefox and Safari would count them as nothing', () => {
    const limited = globSync('web/{components,features,routes,styles}/**/*.css').flatMap((path) => {
      const rules = readFileSync(path, 'utf8').replace(COMMENT, '')
      return [...rules.matchAll(RELATIVE_LIMIT)].map(([, selector = '']) => `${path}: ${selector.trim()}`)
    })
    expect(limited).toEqual([])
    expect(readFileSync('web/features/shell/layout/brand.module.css', 'utf8')).toMatch(/\.mark \{[^}]*max-inline-size: none/)
  })
})
