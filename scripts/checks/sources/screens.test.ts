import { describe, expect, it } from 'vitest'
import { readScreens } from './screens.ts'

const read = (text: string) => readScreens({ path: 'routes.ts', text: `const routes = [${text}]` })

describe('readScreens', () => {
  it('returns name, path, source and texts of each row', () => {
    expect(read("screen('cart', '/cart', 'cart/cart.tsx', () => import('./cart.tsx'), ['cart', 'forms'], 'minimal')")).toEqual([
      { name: 'cart', path: '/cart', source: 'cart/cart.tsx', messages: ['cart', 'forms'] },
    ])
  })

  it('returns no texts for a row without namespaces', () => {
    expect(read("screen('error', '/error', 'error/error.tsx', () => import('./error.tsx'))")[0]?.messages).toEqual([])
  })

  it('rejects a row whose path is not a literal', () => {
    expect(() => read("screen('cart', PATH, 'cart/cart.tsx')")).toThrow(
      'routes.ts: name, path and source of a screen must be literals',
    )
  })
})
