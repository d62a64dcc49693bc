import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** CSS functions that Chrome has from 125 on; the build supports 123. @see web/vite.config.ts */
const ROUNDING = /(?<![-\w])(?:round|mod|rem)\(/g

// CART-46
it('rounds lengths only if the browser supports it, and has a fallback otherwise', () => {
  const rounded = globSync('web/{components,features,routes,styles}/**/*.css').flatMap((path) => {
    const css = readFileSync(path, 'utf8')
    const supported = /@supports \([\w-]+: round\([^{]*\{.*?\n {4}\}/gs
    return css.replaceAll(supported, '').match(ROUNDING) ? [path] : []
  })
  expect(rounded).toEqual([])
})
