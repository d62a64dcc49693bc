import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const DARK = /@media \(prefers-color-scheme: dark\) \{\s*img \{\s*filter: brightness\(([\d.]+)\)/

// UI-41
describe('pictures in the dark scheme', () => {
  it('are dimmed by a fifth on every screen', () => {
    expect(Number(DARK.exec(readFileSync('web/styles/base.css', 'utf8'))?.[1])).toBeCloseTo(0.8, 1)
  })

  it('keep their dimming in every other style', () => {
    const styles = globSync('web/{components,features,routes}/**/*.css')
    expect(styles.length).toBeGreaterThan(50)
    expect(styles.filter((path) => /^\s*filter:/m.test(readFileSync(path, 'utf8')))).toEqual([])
  })
})
