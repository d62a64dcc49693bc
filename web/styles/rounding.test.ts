import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Chrome rounds from 125 on, and the build supports 123. @see web/vite.config.ts */
const ROUNDING = /(?<![-\w])(?:round|mod|rem)\(/g

// CART-46
it('rounds lengths only where the browser can, and has another length elsewhere', () => {
  const rounded = globSync('web/{components,features,routes,styles}/**/*.css').flatMap((path) => {
    const css = readFileSync(path, 'utf8')
    const supported = /@supports \([\w-]+: round\([^{]*\{.*?\n {4}\}/gs
    return css.replaceAll(supported, '').match(ROUNDING) ? [path] : []
  })
  expect(rounded).toEqual([])
})
