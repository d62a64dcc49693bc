import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// Axe seldom sees states that depend on the time, such as an open branch.
it('sets no text in the green of marks, which is too light to read', () => {
  const styles = globSync('web/{components,features,routes}/**/*.css')
  expect(styles.length).toBeGreaterThan(50)
  expect(styles.filter((path) => /^\s*color: var\(--ok\)/m.test(readFileSync(path, 'utf8')))).toEqual([])
})
