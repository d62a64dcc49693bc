import { expect, it } from 'vitest'
import { screensModule } from './screens.ts'

it('lists each screen once, with all its paths', () => {
  const home = { name: 'home', source: 'home/home.tsx', messages: [] }
  const text = screensModule([
    { ...home, path: '/' },
    { ...home, path: '/pwa.html' },
  ])
  expect(text).toContain('SCREEN_NAMES = ["home"]')
  expect(text).toContain('"home": ["/","/pwa.html"]')
})
