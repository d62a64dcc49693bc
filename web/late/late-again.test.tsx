import { act, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { late } from './late.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A minimal element, enough for React to render components that output nothing. */
function emptyElement(): Element {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('HTMLIFrameElement', class {})
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const ownerDocument = { nodeType: 9, addEventListener() {}, defaultView: globalThis, activeElement: null }
  const element = { nodeType: 1, tagName: 'MAIN', namespaceURI: 'http://www.w3.org/1999/xhtml', ownerDocument }
  return Object.assign(element, { addEventListener() {}, textContent: '' }) as never
}

describe('late, in the browser', () => {
  // React alternates between two trees, so the number of changes decides in which one the component suspended.
  it.each([1, 2])(
    'renders a component that suspended once its code arrives, without a warning, after %i changes of the page',
    async (changes) => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
      const code = Promise.withResolvers<() => null>()
      const Late = late(() => code.promise)
      const Word = vi.fn(() => null)
      let change = () => {}
      function Beside() {
        const [count, setCount] = useState(0)
        change = () => setCount(count + 1)
        return null
      }
      const root = createRoot(emptyElement())
      await act(async () =>
        root.render(
          <>
            <Suspense>
              <Late />
            </Suspense>
            <Beside />
          </>,
        ),
      )
      for (let i = 0; i < changes; i++) await act(async () => change())
      await act(async () => code.resolve(Word))
      expect(Word).toHaveBeenCalled()
      await act(async () => root.unmount())
      expect(errors).not.toHaveBeenCalled()
    },
  )

  it('appears by itself if its code arrives only after failures', async () => {
    vi.useFakeTimers()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const Word = vi.fn(() => null)
    const load = vi.fn(async () => Word)
    load.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('still none'))
    const Late = late(load)
    const root = createRoot(emptyElement())
    await act(async () =>
      root.render(
        <Suspense>
          <Late />
        </Suspense>,
      ),
    )
    expect(Word).not.toHaveBeenCalled()
    await act(() => vi.runAllTimersAsync())
    expect(Word).toHaveBeenCalled()
    expect(warn).toHaveBeenCalledTimes(2)
    await act(async () => root.unmount())
  })
})
