import { describe, expect, it } from 'vitest'
import { screenProblems, unweighedScreens } from './screens.ts'

const ROUTES = {
  path: 'routes.ts',
  text: "const routes = [screen('home', '/'), screen('home', '/index'), ...['/a', '/b'].map((path) => screen('two-ways', path))]",
}
const findProblems = (screens: string) =>
  screenProblems(ROUTES, { path: 'screens.e2e.ts', text: `const SCREENS: Paths = ${screens}; const OTHER = { cart: '/cart' }` })

describe('screenProblems', () => {
  it('is empty if the test has a path for every screen', () => {
    expect(findProblems("{ home: '/', 'two-ways': '/a' }")).toEqual([])
  })

  it('reports a screen that the test does not open', () => {
    expect(findProblems("{ home: '/' }")).toEqual(["screens.e2e.ts: SCREENS has no path for the screen 'two-ways' of routes.ts"])
  })

  it('reports a path of a screen that does not exist', () => {
    expect(findProblems("{ home: '/', 'two-ways': '/a', cart: '/cart' }")).toEqual([
      "screens.e2e.ts: routes.ts has no screen 'cart'",
    ])
  })
})

describe('unweighedScreens', () => {
  const routes = {
    path: 'routes.ts',
    text: "const routes = [screen('home', '/', 'home/home.tsx'), screen('cart', '/cart', 'cart/cart.tsx')]",
  }
  const unweighed = (text: string) => unweighedScreens(routes, { path: 'bytes.ts', text })

  it('is empty if every module of a screen has a row', () => {
    expect(unweighed("{ home: screen('home/home', []), cart: screen('cart/cart') }")).toEqual([])
  })

  it('reports a module without a row', () => {
    expect(unweighed("{ home: screen('home/home', []) }")).toEqual(['bytes.ts: SCREENS has no row for cart/cart of routes.ts'])
  })
})
