import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'

const SOURCE = stripTypeScriptTypes(readFileSync('web/before-paint.ts', 'utf8'))
const RELOAD = 1

interface Start {
  readonly readyState?: 'loading' | 'interactive'
  readonly isHidden?: boolean
  readonly navigation?: number
  readonly modules?: number
  readonly fetch?: () => Promise<unknown>
}

/** Runs the script in a page. */
function startPage({
  readyState = 'interactive',
  isHidden = false,
  navigation = 0,
  modules = 1,
  fetch = async () => null,
}: Start = {}) {
  const scripts = Array.from({ length: modules }, (_, i) => ({ dataset: { src: `/assets/${i}.js` }, src: '', onerror() {} }))
  const listeners = new Map<string, () => void>()
  const timers: { readonly run: () => void; readonly after: number }[] = []
  let paint = () => {}
  const document = {
    readyState: readyState as string,
    hidden: isHidden,
    documentElement: { dataset: {}, setAttribute() {} },
    querySelectorAll: () => scripts.filter(({ src }) => src === ''),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  }
  class PerformanceObserver {
    constructor(listener: () => void) {
      paint = listener
    }
    observe() {}
  }
  const reload = vi.fn()
  runInNewContext(SOURCE, {
    document,
    PerformanceObserver,
    performance: { navigation: { type: navigation } },
    location: { href: 'https://shop.example/', reload },
    localStorage: { getItem: () => null },
    fetch,
    addEventListener: document.addEventListener,
    setTimeout: (run: () => void, after = 0) => timers.push({ run, after }),
  })
  return {
    reload,
    fetched: () => scripts.filter(({ src }) => src !== '').map(({ src }) => src),
    paint: () => paint(),
    arrive() {
      document.readyState = 'interactive'
      listeners.get('DOMContentLoaded')?.()
    },
    load: () => listeners.get('load')?.(),
    /** Runs the timers that are due within this time, in milliseconds. */
    wait(time: number) {
      for (const { run } of timers.splice(0).filter(({ after }) => after <= time)) run()
    },
    async loseAll() {
      for (const { onerror } of scripts) onerror()
      await nextTurn()
    },
  }
}

// RUN-28
describe('the script before the first paint', () => {
  it('fetches the modules of a complete page once it is painted', () => {
    const { fetched, paint } = startPage()
    expect(fetched()).toEqual([])
    paint()
    expect(fetched()).toEqual(['/assets/0.js'])
  })

  it('fetches no module while the page is arriving, because modules read its data', () => {
    const { fetched, paint, arrive } = startPage({ readyState: 'loading' })
    paint()
    expect(fetched()).toEqual([])
    arrive()
    expect(fetched()).toEqual(['/assets/0.js'])
  })

  it('fetches the modules of a visible page whose paint the browser does not report a second after it has loaded', () => {
    const { fetched, load, wait } = startPage()
    load()
    wait(999)
    expect(fetched()).toEqual([])
    load()
    wait(1000)
    expect(fetched()).toEqual(['/assets/0.js'])
  })

  it('fetches all modules of a background tab at once after it has loaded', () => {
    const { fetched, load, wait } = startPage({ isHidden: true, modules: 9 })
    load()
    wait(0)
    expect(fetched()).toHaveLength(9)
  })
})

// RUN-23
describe('a page whose modules do not load', () => {
  async function startWithout(start: Start) {
    const { paint, loseAll, reload } = startPage({ modules: 3, ...start })
    paint()
    await loseAll()
    return reload
  }

  it('is reloaded once, however many modules are missing', async () => {
    expect(await startWithout({})).toHaveBeenCalledTimes(1)
  })

  it('is not reloaded if it came by a reload', async () => {
    expect(await startWithout({ navigation: RELOAD })).not.toHaveBeenCalled()
  })

  it('is not reloaded offline or while the shop does not answer', async () => {
    expect(await startWithout({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })).not.toHaveBeenCalled()
  })
})
