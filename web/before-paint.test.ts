import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

/** Runs the script in a page that is still arriving or complete. */
function startPage(readyState: 'loading' | 'interactive') {
  const script = { dataset: { src: '/assets/entry.js' }, src: '' }
  const listeners = new Map<string, () => void>()
  let paint = () => {}
  const document = {
    readyState: readyState as string,
    hidden: false,
    documentElement: { dataset: {}, setAttribute() {} },
    querySelectorAll: () => (script.src === '' ? [script] : []),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  }
  class PerformanceObserver {
    constructor(listener: () => void) {
      paint = listener
    }
    observe() {}
  }
  const page = {
    document,
    PerformanceObserver,
    location: { href: 'https://shop.example/' },
    localStorage: { getItem: () => null },
  }
  runInNewContext(stripTypeScriptTypes(readFileSync('web/before-paint.ts', 'utf8')), {
    ...page,
    addEventListener() {},
    setTimeout() {},
  })
  return {
    script,
    paint: () => paint(),
    arrive() {
      document.readyState = 'interactive'
      listeners.get('DOMContentLoaded')?.()
    },
  }
}

// RUN-28
describe('the script before the first paint', () => {
  it('fetches the modules of a complete page once it is painted', () => {
    const { script, paint } = startPage('interactive')
    expect(script.src).toBe('')
    paint()
    expect(script.src).toBe('/assets/entry.js')
  })

  it('fetches no module while the page is arriving, because modules read its data', () => {
    const { script, paint, arrive } = startPage('loading')
    paint()
    expect(script.src).toBe('')
    arrive()
    expect(script.src).toBe('/assets/entry.js')
  })
})
