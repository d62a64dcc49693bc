import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** ':has(…) > :not(…)' or ':has(…) *': no class, attribute or element says which descendants change. */
const CHANGES_ANYTHING = /:has\(.*\)\s*[>+~ ]\s*(?::(?!is|where|global)|\*)/

it('styles name what they change by :has(), because each inserted element would restyle the whole page otherwise', () => {
  const styles = globSync('web/{components,features,routes,styles}/**/*.css').map((path) =>
    // What is for print costs nothing on screens.
    readFileSync(path, 'utf8').replace(/@media print \{.*?\n {2}\}/gs, ''),
  )
  expect(styles.flatMap((text) => text.split('\n')).filter((line) => CHANGES_ANYTHING.test(line))).toEqual([])
})
