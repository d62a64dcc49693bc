import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** ':has(…) > :not(…)' or ':has(…) *': no class, attribute or element says which descendants change. */
const CHANGES_ANYTHING = /:has\(.*\)\s*[>+~ ]\s*(?::(?!is|where|global)|\*)/

it('restyles only named elements after :has(), not the whole page for each inserted element', () => {
  const styles = globSync('web/{components,features,routes,styles}/**/*.css').map((path) =>
    // Rules for print cost nothing on screens.
    readFileSync(path, 'utf8').replace(/@media print \{.*?\n {2}\}/gs, ''),
  )
  expect(styles.flatMap((text) => text.split('\n')).filter((line) => CHANGES_ANYTHING.test(line))).toEqual([])
})
